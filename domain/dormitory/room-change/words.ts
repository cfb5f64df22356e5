import { closed } from '#domain/kernel/dictionary.ts'

/** States of the chart `machines/flows/room-change.machine.ts`. */
export const roomChangeStates = closed(
  'dormitory.room-change-state',
  '调宿状态',
  {
    draft: '草稿',
    agreeing: '待对方同意',
    declined: '对方不同意',
    reviewing: '待审',
    counsellorPassed: '辅导员通过',
    collegePassed: '学院通过',
    sentBack: '退回修改',
    withdrawn: '撤回',
    refused: '驳回',
    approved: '已批准',
    moving: '待搬迁',
    done: '已完成',
    cancelled: '已取消',
  },
  {
    agreeing: 'warning',
    declined: 'danger',
    reviewing: 'accent',
    counsellorPassed: 'accent',
    collegePassed: 'accent',
    sentBack: 'warning',
    refused: 'danger',
    approved: 'success',
    moving: 'info',
    done: 'success',
  },
)

export const roomChangeKinds = closed('dormitory.room-change-kind', '调宿方式', {
  move: '单独调换',
  swap: '两人互换',
})
