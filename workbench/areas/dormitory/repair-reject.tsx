import { useTranslation } from 'react-i18next'
import { repairOrder } from '#domain/dormitory/repair/order.ts'
import { useDesk } from '#workbench/engine/use-desk.tsx'
import { OrdersScreen } from './repair/orders-screen.tsx'

/** 维修退单: what the worker cannot mend goes back to the dispatcher, with the reason. */
export function Screen() {
  const { t } = useTranslation()
  const desk = useDesk(repairOrder)
  return (
    <OrdersScreen
      title={t('维修退单')}
      tabs={[
        { value: 'working', label: t('可退单'), states: ['dispatched', 'accepted', 'arrived'] },
        { value: 'returned', label: t('已退回'), states: ['returned'] },
      ]}
      acts={['reject']}
      desk={desk}
      empty={t('没有这样的工单')}
    />
  )
}
