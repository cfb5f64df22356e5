import { useTranslation } from 'react-i18next'
import { repairOrder } from '#domain/dormitory/repair/order.ts'
import { useDesk } from '#workbench/engine/use-desk.tsx'
import { OrdersScreen } from './repair/orders-screen.tsx'

/** 维修完成: what the worker has mended, and what the students said of it. */
export function Screen() {
  const { t } = useTranslation()
  const desk = useDesk(repairOrder)
  return (
    <OrdersScreen
      title={t('维修完成')}
      tabs={[
        { value: 'recent', label: t('待确认和评价'), states: ['finished', 'awaiting'] },
        { value: 'closed', label: t('已评价和关闭'), states: ['rated', 'closed'] },
      ]}
      acts={[]}
      desk={desk}
      empty={t('没有这样的工单')}
    />
  )
}
