import { closed } from '#domain/kernel/dictionary.ts'

export const signWays = closed('dormitory.sign-way', '签到方式', {
  position: '手机定位',
  bed: '扫描床位码',
  gate: '门禁通行',
  roll: '现场点名',
})

/** Why somebody need not sign in. */
export const signExcuses = closed('dormitory.sign-excuse', '免签类别', {
  leave: '请假离校',
  internship: '外出实习',
  outside: '走读',
})

/** On what staff sign in for a student. */
export const signGrounds = closed('dormitory.sign-ground', '代签依据', {
  seen: '现场点名在寝',
  phone: '手机无法签到',
  duty: '因公未归',
  other: '其他',
})

export type SignWay = keyof typeof signWays.labels
export type SignGround = keyof typeof signGrounds.labels
