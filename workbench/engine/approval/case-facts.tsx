import { Descriptions } from '#design-system/descriptions/descriptions.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { type Field, isWide } from '#domain/kernel/field.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { cellOf, titleOf } from '#workbench/engine/kinds/cell.tsx'
import type { AnyRow } from '#workbench/engine/row.ts'
import { RowLines } from '#workbench/engine/row-lines.tsx'
import { useChoices } from '#workbench/engine/use-choices.ts'
import { HeldFiles } from '#workbench/files/held-files.tsx'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { useDeclared } from '#workbench/portal/declared/use-declared.ts'

interface CaseFactsProps {
  /** The name of the resource. */
  readonly resource: string
  /** What the server shows of the row at this step: a field that it leaves out is not for this reader. */
  readonly row: Readonly<Record<string, unknown>>
}

/** What the application says, with its lines. */
export function CaseFacts({ resource: name, row }: CaseFactsProps) {
  const resource = useDeclared(name)
  return resource ? <Facts resource={resource} row={row as unknown as AnyRow} /> : null
}

function Facts({ resource, row }: { readonly resource: AnyResource; readonly row: AnyRow }) {
  const { t } = useTranslation()
  const choices = useChoices(resource)
  const names = Object.keys(resource.fields).filter((name) => {
    const field: Field = resource.fields[name]
    return name !== resource.flow?.field && !field.secret && !field.technical && row[name] != null
  })
  return (
    <Stack gap="lg">
      <Descriptions
        columns={2}
        items={names.map((name) => {
          const field: Field = resource.fields[name]
          return {
            label: t(titleOf(field)),
            whole: isWide(field.kind),
            value:
              field.kind === 'files' ? (
                <HeldFiles ids={String(row[name])} label={t(field.label)} />
              ) : (
                cellOf({ name, field, row, choices })
              ),
          }
        })}
      />
      <RowLines resource={resource} row={row} />
    </Stack>
  )
}
