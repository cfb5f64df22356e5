import { closed } from '#domain/kernel/dictionary.ts'

/** States of `machines/flows/round.machine.ts`. */
export const roundStates = closed(
  'rounds.round-state',
  '批次状态',
  { draft: '未发布', planned: '待开始', open: '进行中', closed: '已截止' },
  { planned: 'info', open: 'accent', closed: 'neutral' },
)

/** States of `machines/flows/turn.machine.ts`. */
export const turnStates = closed(
  'rounds.turn-state',
  '完成情况',
  { waiting: '未完成', done: '已完成', exempt: '免办' },
  { waiting: 'warning', done: 'success' },
)

export type RoundState = keyof typeof roundStates.labels
export type TurnState = keyof typeof turnStates.labels
