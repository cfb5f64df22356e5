import { Button } from '#design-system/button/button.tsx'
import { SheetFoot } from '#design-system/dialog/sheet-parts.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { beginsCase, canStep, handsIn } from '#domain/kernel/flow.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { useRemoval } from '#workbench/engine/batch/use-removal.ts'
import type { AnyRow } from '#workbench/engine/row.ts'
import { useActions } from '#workbench/engine/use-actions.tsx'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { CaseFacts } from './case-facts.tsx'
import { CasePanel } from './case-panel.tsx'
import { Preview } from './preview.tsx'
import { useForgetCases } from './use-forget-cases.ts'

interface ApplicationProps {
  readonly resource: AnyResource
  readonly row: AnyRow
  readonly onEdit: () => void
  readonly onGone: () => void
}

/** One application of one's own: before it is handed in, or anew, who would decide; afterwards its case. */
export function Application({ resource, row, onEdit, onGone }: ApplicationProps) {
  const { t } = useTranslation()
  const { run, dialog } = useActions(resource)
  const { remove } = useRemoval(resource)
  const forget = useForgetCases()
  const { flow } = resource
  const can = row.can ?? []
  const acts = Object.keys(resource.actions ?? {}).filter((name) => can.includes(name))
  const isHandingIn = (name: string) =>
    flow !== undefined && name in flow.actions && canStep(flow, row, name) && handsIn(flow, row, name)
  const isDraft = flow !== undefined && String(row[flow.field]) === flow.machine.config.initial
  const act = async (name: string) => {
    await run(name, row)
    await forget()
  }
  return (
    <>
      <SheetFoot>
        {isDraft && can.includes('remove') && (
          <Button
            onClick={() =>
              void remove({ rows: { ids: [row.id] }, count: 1, known: [row] }).then(
                (gone) => gone && onGone(),
              )
            }
          >
            {t('删除')}
          </Button>
        )}
        {can.includes('update') && <Button onClick={onEdit}>{t('修改')}</Button>}
        {acts.map((name) => (
          <Button key={name} variant={isHandingIn(name) ? 'solid' : 'outline'} onClick={() => void act(name)}>
            {t(resource.actions?.[name]?.label ?? name)}
          </Button>
        ))}
      </SheetFoot>
      {isDraft ? (
        <Stack gap="lg">
          <CaseFacts resource={resource.name} row={row} />
          <Preview resource={resource.name} row={row} />
        </Stack>
      ) : (
        <Stack gap="lg">
          {flow && beginsCase(flow, row) && <Preview resource={resource.name} row={row} />}
          <CasePanel
            which={{ resource: resource.name, rowId: row.id }}
            otherwise={<CaseFacts resource={resource.name} row={row} />}
          />
        </Stack>
      )}
      {dialog}
    </>
  )
}
