import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Card } from '#design-system/card/card.tsx'
import { Empty } from '#design-system/empty/empty.tsx'
import { Grid } from '#design-system/grid/grid.tsx'
import { PageHeader } from '#design-system/page-header/page-header.tsx'
import { Pagination } from '#design-system/pagination/pagination.tsx'
import { Segmented } from '#design-system/segmented/segmented.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { repairOrder } from '#domain/dormitory/repair/order.ts'
import type { RepairState } from '#domain/dormitory/repair/words.ts'
import { Asked } from '#workbench/engine/asked.tsx'
import { pageQuery } from '#workbench/engine/queries.ts'
import type { AnyRow } from '#workbench/engine/row.ts'
import type { useDesk } from '#workbench/engine/use-desk.tsx'
import { useAsked } from '#workbench/portal/use-asked.ts'
import { ActButtons } from './act-buttons.tsx'
import { OrderCard } from './order-card.tsx'

const size = 20

export interface OrderTab {
  readonly value: string
  readonly label: string
  readonly states: readonly RepairState[]
}

interface OrdersScreenProps {
  readonly title: string
  readonly tabs: readonly [OrderTab, ...OrderTab[]]
  readonly acts: readonly string[]
  readonly desk: ReturnType<typeof useDesk>
  /** In place of what the desk does. */
  readonly onAct?: (act: string, row: AnyRow) => boolean
  readonly begin?: ReactNode
  readonly empty: string
}

/** Orders of one's own as cards, by how they stand, with what this screen does with them. */
export function OrdersScreen({ title, tabs, acts, desk, onAct, begin, empty }: OrdersScreenProps) {
  const [asked, ask] = useAsked('tab')
  const [current, setCurrent] = useState(1)
  const tab = tabs.find(({ value }) => value === asked) ?? tabs[0]
  const query = useQuery(
    pageQuery(repairOrder, { current, size, filters: { state: tab.states.join(',') }, sort: '-reportedAt' }),
  )
  const choose = (value: string | null) => {
    setCurrent(1)
    ask(value)
  }
  return (
    <Stack>
      <PageHeader title={title} actions={begin} />
      {tabs.length > 1 && (
        <Segmented
          label={title}
          options={tabs.map(({ value, label }) => ({ value, label }))}
          value={tab.value}
          onChange={choose}
        />
      )}
      <Asked query={query}>
        {({ records, total }) =>
          records.length === 0 ? (
            <Card>
              <Empty title={empty} action={begin} />
            </Card>
          ) : (
            <>
              <Grid least="lg">
                {records.map((row) => (
                  <OrderCard
                    key={row.id}
                    row={row}
                    onOpen={() => desk.view(row)}
                    acts={
                      acts.some((act) => row.can.includes(act)) && (
                        <ActButtons
                          row={row}
                          acts={acts}
                          onAct={(act) => onAct?.(act, row) || void desk.act(act, row)}
                        />
                      )
                    }
                  />
                ))}
              </Grid>
              {total > size && (
                <Pagination
                  current={current}
                  size={size}
                  total={total}
                  onChange={(page) => setCurrent(page.current)}
                />
              )}
            </>
          )
        }
      </Asked>
      {desk.drawers}
    </Stack>
  )
}
