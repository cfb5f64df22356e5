import { useTranslation } from 'react-i18next'
import { repairOrder } from '#domain/dormitory/repair/order.ts'
import { useDesk } from '#workbench/engine/use-desk.tsx'
import { OrdersScreen } from './repair/orders-screen.tsx'

/** 我的工单（待接单）: what was given to the worker, to be taken or given back. */
export function Screen() {
  const { t } = useTranslation()
  const desk = useDesk(repairOrder)
  return (
    <OrdersScreen
      title={t('我的工单（待接单）')}
      tabs={[{ value: 'dispatched', label: t('待接单'), states: ['dispatched'] }]}
      acts={['accept', 'reject']}
      desk={desk}
      empty={t('没有待接的工单')}
    />
  )
}
