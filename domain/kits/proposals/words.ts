import { closed } from '#domain/kernel/dictionary.ts'

/** States of `machines/flows/proposal.machine.ts`. */
export const proposalStates = closed(
  'proposals.proposal-state',
  '方案状态',
  { draft: '草稿', proposed: '待执行', applied: '已落实', undone: '已撤销', dropped: '已作废' },
  { proposed: 'accent', applied: 'success', undone: 'warning' },
)

export const proposalLineStates = closed(
  'proposals.line-state',
  '明细状态',
  {
    proposed: '拟安排',
    lacking: '未能安排',
    leftOut: '不安排',
    applied: '已落实',
    refused: '未执行',
    undone: '已撤销',
    dropped: '已作废',
  },
  { proposed: 'accent', lacking: 'warning', applied: 'success', refused: 'danger', undone: 'warning' },
)

/** What becomes of a proposal of which some rows do not fit any more. */
export const applyWays = closed('proposals.apply-way', '执行方式', {
  all: '全部执行，有一条不符合规则即都不执行',
  fitting: '只执行仍符合规则的，其余列出原因',
})
