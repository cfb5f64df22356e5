import { useQueryClient } from '@tanstack/react-query'
import { ListChecks } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useConfirm } from '#design-system/confirm/confirm.tsx'
import { toast } from '#design-system/toaster/toast.ts'
import { isByOne } from '#domain/kernel/action.ts'
import type { ActedOn } from '#domain/kernel/batch.ts'
import type { Fields } from '#domain/kernel/field.ts'
import { Asking, ChosenFacts } from '#workbench/engine/asking/asking.tsx'
import { actOnMany, actTogether } from '#workbench/engine/batch/calls.ts'
import { useToldTogether } from '#workbench/engine/batch/use-told-together.ts'
import type { Listing } from '#workbench/engine/use-listing.ts'
import type { Values } from '#workbench/engine/values.ts'
import { sentOnce } from '#workbench/http/sent-once.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { usePermission } from '#workbench/portal/menus/menus.ts'
import type { Tool } from './tool.ts'

const ActedDialog = lazy(async () => ({
  default: (await import('#workbench/engine/batch/acted-dialog.tsx')).ActedDialog,
}))

const oneByOne = '逐条执行，不符合条件的会被跳过并说明原因。'
const allOrNone = '所选各条一起办理，有一条不符合条件则全部不办理。'

/** The declared actions, each with all chosen rows, after asking what they ask; it says what came of each row. */
export function useBatchActions({
  resource,
  rows,
  count,
  chosen,
  allChosen,
}: Listing): Readonly<Record<string, Tool>> {
  const { t } = useTranslation()
  const has = usePermission()
  const confirm = useConfirm()
  const queries = useQueryClient()
  const tell = useToldTogether()
  const [once] = useState(() => sentOnce())
  const [busy, setBusy] = useState(false)
  const [asking, setAsking] = useState<string>()
  const [acted, setActed] = useState<{ label: string; rows: readonly ActedOn[] }>()
  const actions = Object.entries(resource.actions ?? {}).filter(
    ([name, action]) => !action.open && !isByOne(action) && has(`${resource.name}:${name}`),
  )

  async function perform(name: string, label: string, answers?: Values) {
    if (!rows) return
    const action = resource.actions?.[name]
    const asked = { rows, expected: count, answers }
    if (action?.over) {
      const told = await once([name, asked], (headers) => actTogether(resource, name, asked, headers))
      tell(label, action, told)
      if (action.makes) await queries.invalidateQueries({ queryKey: [action.makes.resource.name] })
    } else
      setActed({
        label,
        rows: await once([name, asked], (headers) => actOnMany(resource, name, asked, headers)),
      })
    await queries.invalidateQueries({ queryKey: [resource.name] })
  }

  const notAlike = (name: string) =>
    t('所选{{label}}的“{{field}}”不一致，不能一起办理', {
      ...{ label: t(resource.label), field: t((resource.fields as Fields)[name]?.label ?? name) },
    })

  async function run(name: string) {
    const action = resource.actions?.[name]
    if (!action) return
    const differing = action.same?.find((field) => chosen.some((row) => row[field] !== chosen[0]?.[field]))
    if (differing) return toast.warning(notAlike(differing))
    if (action.asks) return setAsking(name)
    const label = t(action.label)
    const agreed = await confirm({
      title: t('对所选 {{count}} 条执行“{{action}}”？', { count, action: label }),
      text: t(action.confirm ?? (action.over ? allOrNone : oneByOne)),
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
        about={asked.over && <ChosenFacts resource={resource} rows={chosen} same={asked.same} />}
        send={async (answers) => {
          await perform(asking, t(asked.label), answers)
          setAsking(undefined)
        }}
        onClose={() => setAsking(undefined)}
      />
    ) : (
      acted && (
        <Suspense>
          <ActedDialog title={acted.label} rows={acted.rows} onClose={() => setActed(undefined)} />
        </Suspense>
      )
    )
  if (!rows && !over) return {}
  return Object.fromEntries(
    actions.map(([name, { label, danger, over: together }], at): [string, Tool] => [
      `act:${name}`,
      {
        label: together
          ? t('{{action}}（{{count}}）', { action: t(label), count })
          : t('批量{{action}}（{{count}}）', { action: t(label), count }),
        icon: <ListChecks />,
        rare: true,
        variant: danger ? 'danger' : undefined,
        // What is done with all at once is done with rows that somebody has seen.
        disabled: !rows || (together !== undefined && allChosen),
        loading: busy,
        run: () => void run(name),
        opened: at === 0 && over,
      },
    ]),
  )
}
