import { useQueries } from '@tanstack/react-query'
import { Ellipsis } from 'lucide-react'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { Kanban } from '#design-system/kanban/kanban.tsx'
import { Menu } from '#design-system/menu/menu.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { repairOrder } from '#domain/dormitory/repair/order.ts'
import { repairStates } from '#domain/dormitory/repair/words.ts'
import type { Action } from '#domain/kernel/action.ts'
import { css } from '#styled-system/css/index.js'
import { Asked } from '#workbench/engine/asked.tsx'
import { pageQuery } from '#workbench/engine/queries.ts'
import type { AnyRow } from '#workbench/engine/row.ts'
import { codeName } from '#workbench/language/code-name.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { actTo, columns } from './board-of.ts'
import type { OrderRow } from './order-facts.ts'
import { OrderTags } from './order-tags.tsx'

/** So many of a column are in sight: those that are due first. */
const most = 50

interface WorksheetBoardProps {
  readonly filters: Readonly<Record<string, string>>
  readonly onAct: (act: string, row: AnyRow) => void
  readonly onOpen: (row: AnyRow) => void
}

/** Orders by how they stand. A card that is carried into a column does the act that leads there. */
export function WorksheetBoard({ filters, onAct, onOpen }: WorksheetBoardProps) {
  const { t } = useTranslation()
  const pages = useQueries({
    queries: columns.map((state) =>
      pageQuery(repairOrder, { current: 1, size: most, filters: { ...filters, state }, sort: 'dueAt' }),
    ),
  })
  const missing = pages.filter(({ data }) => data === undefined)
  const unanswered = missing.find(({ error }) => error) ?? missing[0]
  if (unanswered) return <Asked query={unanswered}>{() => null}</Asked>
  const rows = pages.flatMap(({ data }) => data?.records ?? [])
  const named = (id: string) => rows.find((row) => row.id === id)
  const titleOf = (state: (typeof columns)[number], at: number) => {
    const total = pages[at]?.data?.total ?? 0
    const name = codeName(t, repairStates, state)
    return total > most ? t('{{name}}（共 {{total}}）', { name, total }) : name
  }
  return (
    <Kanban
      label={t('维修工单')}
      columns={columns.map((state, at) => ({ id: state, title: titleOf(state, at) }))}
      cards={rows.map((row) => ({
        id: row.id,
        column: row.state ?? '',
        title: row.title ?? '',
        fixed: !columns.some((column) => column !== row.state && actTo(row, column)),
        content: <CardFace row={row} onAct={(act) => onAct(act, row)} />,
      }))}
      onOpen={(id) => {
        const row = named(id)
        if (row) onOpen(row)
      }}
      onMove={({ card, to }) => {
        const row = named(card)
        const act = row && actTo(row, to)
        if (!row || !act) return t('不能这样办理，请看卡片上可以进行的操作')
        onAct(act, row)
        return null
      }}
    />
  )
}

interface CardFaceProps {
  readonly row: OrderRow
  readonly onAct: (act: string) => void
}

function CardFace({ row, onAct }: CardFaceProps) {
  const { t } = useTranslation()
  const actions: Readonly<Record<string, Action>> = repairOrder.flow?.actions ?? {}
  const acts = row.can.filter((name) => name in actions)
  return (
    <Stack gap="xs">
      <OrderTags row={row} state={false} />
      <Stack direction="row" justify="between" align="center" gap="xs">
        <span className={note}>
          {[row.labels.workerId, row.dueAt && t('期限 {{at}}', { at: row.dueAt.slice(5, 16) })]
            .filter(Boolean)
            .join(' · ')}
        </span>
        {acts.length > 0 && (
          <Menu
            trigger={
              <IconButton
                size="sm"
                label={t('办理 {{name}}', { name: row.title })}
                icon={<Ellipsis aria-hidden />}
              />
            }
            items={acts.map((value) => ({
              value,
              label: t(actions[value]?.label ?? value),
              danger: actions[value]?.danger ?? false,
            }))}
            onSelect={onAct}
          />
        )}
      </Stack>
    </Stack>
  )
}

const note = css({ textStyle: 'caption', color: 'text.quiet' })
