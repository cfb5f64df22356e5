import { closed } from '#domain/kernel/dictionary.ts'

export const signWays = closed('dormitory.sign-way', '签到方式', {
  position: '手机定位',
  roll: '现场点名',
})

export const signResults = closed(
  'dormitory.sign-result',
  '签到结果',
  { signed: '已签', late: '迟签', proxy: '代签', leave: '请假', exempt: '免签', missed: '未签' },
  { signed: 'success', late: 'warning', proxy: 'info', missed: 'danger' },
)

/** Why somebody need not sign in. */
export const signExcuses = closed('dormitory.sign-excuse', '免签类别', {
  leave: '请假离校',
  internship: '外出实习',
  outside: '走读',
})

/** What a phone does not do twice: stand to a hand's breadth where it, or another one, stood before. */
export const signDoubts = closed(
  'dormitory.sign-doubt',
  '定位疑点',
  { repeated: '与本人以往位置完全相同', shared: '与他人位置完全相同' },
  { repeated: 'warning', shared: 'warning' },
)

/** On what staff sign in for a student. */
export const signGrounds = closed('dormitory.sign-ground', '代签依据', {
  seen: '现场点名在寝',
  phone: '手机无法签到',
  duty: '因公未归',
  other: '其他',
})

export type SignWay = keyof typeof signWays.labels
export type SignResult = keyof typeof signResults.labels
export type SignExcuse = keyof typeof signExcuses.labels
export type SignGround = keyof typeof signGrounds.labels
export type SignDoubt = keyof typeof signDoubts.labels
