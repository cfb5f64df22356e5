import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Card } from '#design-system/card/card.tsx'
import { ColumnList } from '#design-system/column-settings/column-list.tsx'
import { isHidden, leastWidth, orderedKeys, type TableView } from '#design-system/data-table/view.ts'
import { Field } from '#design-system/field/field.tsx'
import { Grid } from '#design-system/grid/grid.tsx'
import { useLeaveGuard } from '#design-system/leave-guard/leave-guard.tsx'
import { NumberInput } from '#design-system/number-input/number-input.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { toast } from '#design-system/toaster/toast.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { fitting, type View } from '#domain/kernel/view.ts'
import { everybody } from '#domain/system/list-layouts/calls.ts'
import { declaredView, tableViewOf, viewOf } from '#workbench/engine/layout.ts'
import { defaultSize } from '#workbench/engine/page-state.ts'
import { useChoices } from '#workbench/engine/use-choices.ts'
import { useColumns } from '#workbench/engine/use-columns.tsx'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { usePermission } from '#workbench/portal/menus/menus.ts'
import { saveLayout } from './calls.ts'

interface LayoutFormProps {
  readonly resource: AnyResource
  readonly screen: string
  readonly role: string
  /** What the college has set, by role. */
  readonly kept: Readonly<Record<string, View>>
}

const unasked = {
  current: 1,
  size: defaultSize,
  sort: undefined,
  filters: {},
  condition: undefined,
  view: undefined,
}

/** The columns of one list for one role; nothing is kept until it is saved. */
export function LayoutForm({ resource, screen, role, kept }: LayoutFormProps) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const mayUpdate = usePermission()('system.list-layout:update')
  const choices = useChoices(resource)
  const columns = useColumns(resource, choices)
  const set = kept[role] ?? kept[everybody]
  const [first] = useState(() => tableViewOf(set ? fitting(set, resource) : declaredView(resource), resource))
  const [view, setView] = useState<TableView>(first)
  useLeaveGuard(() => view !== first)
  const saving = useMutation({
    mutationFn: (next: View | null) => saveLayout(screen, role, next),
    onSuccess: () => toast.success(t('已保存，立即生效')),
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: ['system.list-layout', screen] }),
        queries.invalidateQueries({ queryKey: ['system.saved-view', 'mine', screen] }),
      ]),
  })
  const shown = orderedKeys(columns, view).filter((key) => !isHidden(view, key))
  const titleOf = (key: string) => columns.find((column) => column.key === key)?.title ?? key
  const widthTo = (key: string, width: number | null) => {
    const { [key]: _, ...widths } = view.widths ?? {}
    setView({ ...view, widths: width === null ? widths : { ...widths, [key]: width } })
  }
  return (
    <Grid least="lg">
      <Card title={t('显示的列与顺序')}>
        <ColumnList
          columns={columns as never}
          view={view}
          onViewChange={mayUpdate ? setView : () => undefined}
        />
      </Card>
      <Card
        title={t('列宽（像素）')}
        extra={
          mayUpdate && (
            <Stack direction="row" gap="sm">
              <Button disabled={!kept[role]} onClick={() => saving.mutate(null)}>
                {t('恢复默认')}
              </Button>
              <Button
                variant="solid"
                disabled={view === first || shown.length === 0}
                loading={saving.isPending}
                onClick={() => saving.mutate(viewOf(unasked, view, resource))}
              >
                {t('保存')}
              </Button>
            </Stack>
          )
        }
      >
        <Grid least="sm">
          {shown.map((key) => (
            <Field key={key} label={titleOf(key)}>
              <NumberInput
                value={view.widths?.[key] ?? null}
                min={leastWidth}
                max={1000}
                placeholder={t('自动')}
                readOnly={!mayUpdate}
                onChange={(width) => widthTo(key, width)}
              />
            </Field>
          ))}
        </Grid>
      </Card>
    </Grid>
  )
}
