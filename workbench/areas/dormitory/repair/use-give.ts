import { toast } from '#design-system/toaster/toast.ts'
import { repairOrder } from '#domain/dormitory/repair/order.ts'
import type { AnyRow } from '#workbench/engine/row.ts'
import { useChanges } from '#workbench/engine/use-changes.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'

/** Gives an order to an area; for some minutes it is taken back at the notice. */
export function useGive() {
  const { t } = useTranslation()
  const { act } = useChanges(repairOrder)
  return async (row: AnyRow, areaId: string) => {
    try {
      await act.mutateAsync({ row, action: 'dispatch', answers: { areaId } })
      toast.undoable(t('已派单'), t('撤销'), () => act.mutate({ row, action: 'takeBack' }))
    } catch (error) {
      toast.error(error instanceof Error ? t(error.message) : t('没有保存成功，请重试。'))
    }
  }
}
