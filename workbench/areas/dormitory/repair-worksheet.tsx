import { Plus } from 'lucide-react'
import { Button } from '#design-system/button/button.tsx'
import { repairOrder } from '#domain/dormitory/repair/order.ts'
import { FilterSheet } from '#workbench/engine/filter-sheet.tsx'
import { ListFilters } from '#workbench/engine/list-filters.tsx'
import { ListLayout } from '#workbench/engine/list-layout.tsx'
import { narrowed } from '#workbench/engine/narrowed.ts'
import { useChoices } from '#workbench/engine/use-choices.ts'
import { useDesk } from '#workbench/engine/use-desk.tsx'
import { usePageState } from '#workbench/engine/use-page-state.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { usePermission } from '#workbench/portal/menus/menus.ts'
import { WorksheetBoard } from './repair/worksheet-board.tsx'

/** The columns say the state. */
const filtered = narrowed(repairOrder, { where: {}, without: ['state', 'rating', 'reopened'] })

/** 维修工单: all orders within reach as cards, column by column, narrowed as a list is. */
export function Screen() {
  const { t } = useTranslation()
  const has = usePermission()
  const desk = useDesk(repairOrder)
  const choices = useChoices(repairOrder)
  const { state: page, go } = usePageState()
  return (
    <>
      <ListLayout
        title={t('维修工单')}
        acts={
          has(`${repairOrder.name}:add`) && (
            <Button icon={<Plus aria-hidden />} onClick={() => desk.add()}>
              {t('代为报修')}
            </Button>
          )
        }
        filters={
          <FilterSheet count={Object.keys(page.filters).length}>
            <ListFilters
              resource={filtered}
              filters={page.filters}
              choices={choices}
              onChange={(filters, options) => go({ ...page, filters }, options)}
            />
          </FilterSheet>
        }
      >
        <WorksheetBoard
          filters={page.filters}
          onAct={(act, row) => void desk.act(act, row)}
          onOpen={desk.view}
        />
      </ListLayout>
      {desk.drawers}
    </>
  )
}
