import { closed, open } from '#domain/kernel/dictionary.ts'

/** States of the chart `machines/flows/stay-at-school.machine.ts`. */
export const stayStates = closed(
  'dormitory.stay-application-state',
  '留校状态',
  {
    draft: '草稿',
    reviewing: '审批中',
    sentBack: '退回修改',
    withdrawn: '已撤回',
    refused: '未批准',
    approved: '待安排床位',
    arranged: '已安排床位',
    givenUp: '已取消',
    over: '已结束',
  },
  {
    reviewing: 'accent',
    sentBack: 'warning',
    refused: 'danger',
    approved: 'warning',
    arranged: 'success',
  },
)

export const stayReasons = open('dormitory.stay-application-reason', '留校原因', {
  '1': '实习',
  '2': '备考',
  '3': '勤工助学',
  '4': '家远不便返家',
  '5': '科研与竞赛',
  '9': '其他',
})
