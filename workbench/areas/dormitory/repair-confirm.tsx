import { useTranslation } from 'react-i18next'
import { repairOrder } from '#domain/dormitory/repair/order.ts'
import { useDesk } from '#workbench/engine/use-desk.tsx'
import { OrdersScreen } from './repair/orders-screen.tsx'

/** 维修确认: on site, the materials that it takes, and the end of the repair with its photos. */
export function Screen() {
  const { t } = useTranslation()
  const desk = useDesk(repairOrder)
  return (
    <OrdersScreen
      title={t('维修确认')}
      tabs={[
        { value: 'accepted', label: t('待到场'), states: ['accepted'] },
        { value: 'arrived', label: t('维修中'), states: ['arrived'] },
      ]}
      acts={['arrive', 'finish', 'useMaterial', 'returnMaterial']}
      desk={desk}
      empty={t('没有这样的工单')}
    />
  )
}
