import { closed } from '#domain/kernel/dictionary.ts'

/** States of the chart `machines/flows/check-out.machine.ts`. */
export const checkOutStates = closed(
  'dormitory.check-out-state',
  '退宿状态',
  {
    draft: '草稿',
    reviewing: '待审',
    sentBack: '退回修改',
    withdrawn: '撤回',
    refused: '驳回',
    checking: '待查房',
    owing: '待赔偿',
    left: '已退宿',
    cancelled: '已取消',
  },
  {
    reviewing: 'accent',
    sentBack: 'warning',
    refused: 'danger',
    checking: 'warning',
    owing: 'danger',
    left: 'success',
  },
)

export type CheckOutState = keyof typeof checkOutStates.labels

/** What belongs to a bed and is counted when somebody leaves it. */
export const checkedItems = closed('dormitory.checked-item', '查验物品', {
  key: '钥匙',
  bed: '床架床板',
  desk: '桌椅',
  wardrobe: '衣柜',
  door: '门窗',
  wiring: '灯具电器',
  clean: '床位已清扫',
})
