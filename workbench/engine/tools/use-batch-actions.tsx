import { useQueryClient } from '@tanstack/react-query'
import { ListChecks } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useConfirm } from '#design-system/confirm/confirm.tsx'
import { toast } from '#design-system/toaster/toast.ts'
import { isByOne } from '#domain/kernel/action.ts'
import type { ActedOn } from '#domain/kernel/batch.ts'
import { Asking } from '#workbench/engine/asking/asking.tsx'
import { ActedDialog } from '#workbench/engine/batch/acted-dialog.tsx'
import { actOnMany } from '#workbench/engine/batch/calls.ts'
import type { Listing } from '#workbench/engine/use-listing.ts'
import type { Values } from '#workbench/engine/values.ts'
import { sentOnce } from '#workbench/http/sent-once.ts'
import { usePermission } from '#workbench/portal/menus/menus.ts'
import type { Tool } from './tool.ts'

/** The declared actions, each with all chosen rows, after asking what they ask; it says what came of each row. */
export function useBatchActions({ resource, rows, count }: Listing): Readonly<Record<string, Tool>> {
  const { t } = useTranslation()
  const has = usePermission()
  const confirm = useConfirm()
  const queries = useQueryClient()
  const [once] = useState(() => sentOnce())
  const [busy, setBusy] = useState(false)
  const [asking, setAsking] = useState<string>()
  const [acted, setActed] = useState<{ label: string; rows: readonly ActedOn[] }>()
  const actions = Object.entries(resource.actions ?? {}).filter(
    ([name, action]) => !action.open && !isByOne(action) && has(`${resource.name}:${name}`),
  )

  async function perform(name: string, label: string, answers?: Values) {
    if (!rows) return
    const asked = { rows, expected: count, answers }
    setActed({
      label,
      rows: await once([name, asked], (headers) => actOnMany(resource, name, asked, headers)),
    })
    await queries.invalidateQueries({ queryKey: [resource.name] })
  }

  async function run(name: string) {
    const action = resource.actions?.[name]
    if (!action) return
    if (action.asks) return setAsking(name)
    const label = t(action.label)
    const agreed = await confirm({
      title: t('对所选 {{count}} 条执行“{{action}}”？', { count, action: label }),
      text: action.confirm ? t(action.confirm) : t('逐条执行，不符合条件的会被跳过并说明原因。'),
      confirmText: label,
      danger: action.danger,
    })
    if (!agreed) return
    setBusy(true)
    try {
      await perform(name, label)
    } catch (error) {
      toast.error(t((error as Error).message))
    } finally {
      setBusy(false)
    }
  }

  const asked = asking === undefined ? undefined : resource.actions?.[asking]
  const over =
    asking && asked ? (
      <Asking
        resource={resource}
        action={asked}
        title={t('{{action}}：所选 {{count}} 条', { action: t(asked.label), count })}
        send={async (answers) => {
          await perform(asking, t(asked.label), answers)
          setAsking(undefined)
        }}
        onClose={() => setAsking(undefined)}
      />
    ) : (
      acted && <ActedDialog title={acted.label} rows={acted.rows} onClose={() => setActed(undefined)} />
    )
  if (!rows && !over) return {}
  return Object.fromEntries(
    actions.map(([name, { label, danger }], at): [string, Tool] => [
      `act:${name}`,
      {
        label: t('批量{{action}}（{{count}}）', { action: t(label), count }),
        icon: <ListChecks />,
        rare: true,
        variant: danger ? 'danger' : undefined,
        disabled: !rows,
        loading: busy,
        run: () => void run(name),
        opened: at === 0 && over,
      },
    ]),
  )
}
