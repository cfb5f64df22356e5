import { useTranslation } from 'react-i18next'
import { repairOrder } from '#domain/dormitory/repair/order.ts'
import { useDesk } from '#workbench/engine/use-desk.tsx'
import { OrdersScreen } from './repair/orders-screen.tsx'

/** 维修延期: what cannot be done in time is asked to be done later, and why. */
export function Screen() {
  const { t } = useTranslation()
  const desk = useDesk(repairOrder)
  return (
    <OrdersScreen
      title={t('维修延期')}
      tabs={[
        { value: 'working', label: t('可申请延期'), states: ['accepted', 'arrived'] },
        { value: 'delayed', label: t('待审批'), states: ['delayed'] },
      ]}
      acts={['askDelay']}
      desk={desk}
      empty={t('没有这样的工单')}
    />
  )
}
