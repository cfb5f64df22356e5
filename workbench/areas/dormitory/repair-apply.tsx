import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { repairOrder } from '#domain/dormitory/repair/order.ts'
import { doneStates, openStates } from '#domain/dormitory/repair/words.ts'
import { narrowed } from '#workbench/engine/narrowed.ts'
import type { AnyRow } from '#workbench/engine/row.ts'
import { useDesk } from '#workbench/engine/use-desk.tsx'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { OrdersScreen } from './repair/orders-screen.tsx'
import { RateDialog } from './repair/rate-dialog.tsx'

/** What the server knows of a student is not asked. */
const own = narrowed(repairOrder, { where: {}, without: ['studentId', 'roomId'] })

/** 报修: a student reports what is broken, follows it, confirms and rates the repair, or has it done again. */
export function Screen() {
  const { t } = useTranslation()
  const desk = useDesk(own)
  const [rated, setRated] = useState<AnyRow>()
  return (
    <>
      <OrdersScreen
        title={t('报修')}
        tabs={[
          { value: 'open', label: t('处理中'), states: openStates },
          { value: 'done', label: t('已完工'), states: doneStates },
          { value: 'cancelled', label: t('已撤销'), states: ['cancelled'] },
        ]}
        acts={['rate', 'confirm', 'reopen', 'cancel']}
        desk={desk}
        onAct={(act, row) => {
          if (act === 'rate') setRated(row)
          return act === 'rate'
        }}
        begin={
          <Button variant="solid" icon={<Plus aria-hidden />} onClick={() => desk.add()}>
            {t('我要报修')}
          </Button>
        }
        empty={t('没有报修单')}
      />
      {rated && <RateDialog row={rated} onClose={() => setRated(undefined)} />}
    </>
  )
}
