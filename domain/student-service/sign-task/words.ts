import { closed } from '#domain/kernel/dictionary.ts'

/** How students sign in, and how one did in the end. */
export const signTaskWays = closed('student-service.sign-way', '签到方式', {
  position: '手机定位',
  turning: '现场二维码',
  both: '定位和现场二维码',
  roll: '现场点名',
})

export const signTaskExcuses = closed('student-service.sign-excuse', '免签类别', { leave: '请假' })

/** On what staff sign in for a student. */
export const signTaskGrounds = closed('student-service.sign-ground', '代签依据', {
  seen: '现场确认到场',
  phone: '手机无法签到',
  duty: '因公未到',
  other: '其他',
})

export type SignTaskWay = keyof typeof signTaskWays.labels
export type SignTaskGround = keyof typeof signTaskGrounds.labels

/** Whether it asks where the phone is. */
export const asksPosition = (way: SignTaskWay | null) => way === 'position' || way === 'both'
/** Whether it asks for the code that turns on a screen in the room. */
export const asksCode = (way: SignTaskWay | null) => way === 'turning' || way === 'both'
