import { closed } from '#domain/kernel/dictionary.ts'

export const signResults = closed(
  'sign-in.result',
  '签到结果',
  { signed: '已签', late: '迟签', proxy: '代签', leave: '请假', exempt: '免签', missed: '未签' },
  { signed: 'success', late: 'warning', proxy: 'info', missed: 'danger' },
)

/** What a phone does not do twice: stand to a hand's breadth where it, or another one, stood before. */
export const signDoubts = closed(
  'sign-in.doubt',
  '定位疑点',
  { repeated: '与本人以往位置完全相同', shared: '与他人位置完全相同' },
  { repeated: 'warning', shared: 'warning' },
)

export type SignResult = keyof typeof signResults.labels
export type SignDoubt = keyof typeof signDoubts.labels
