import { useQuery } from '@tanstack/react-query'
import { List } from '#design-system/list/list.tsx'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { StateTag } from '#workbench/engine/kinds/state-tag.tsx'
import { nameOf } from '#workbench/engine/name-of.ts'
import type { AnyRow } from '#workbench/engine/row.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { inboxQuery } from './calls.ts'

interface ApplicationListProps {
  readonly resource: AnyResource
  readonly rows: readonly AnyRow[]
  readonly onOpen: (id: string) => void
}

/** More than are in sight at once. */
const latest = 100

/** Applications under one another, each with its state and the step that it waits at. */
export function ApplicationList({ resource, rows, onOpen }: ApplicationListProps) {
  const { t } = useTranslation()
  const { flow } = resource
  const { data } = useQuery(inboxQuery({ box: 'mine', size: latest, model: flow?.approval?.model }))
  const stepOf = (id: string) => data?.records.find(({ rowId }) => rowId === id)?.step
  const [from = '', to = ''] = flow?.approval?.period ?? []
  const periodOf = (row: AnyRow) =>
    row[from] && row[to] ? t('{{from}} 至 {{to}}', { from: row[from], to: row[to] }) : undefined
  return (
    <List
      label={t(resource.label)}
      onOpen={onOpen}
      items={rows.map((row) => {
        const step = stepOf(row.id)
        return {
          id: row.id,
          title: nameOf(resource, row),
          description: [periodOf(row) ?? row.updatedAt, step && t('等待：{{step}}', { step: t(step) })]
            .filter(Boolean)
            .join(' · '),
          meta: flow && <StateTag of={flow.states} code={String(row[flow.field])} />,
        }
      })}
    />
  )
}
