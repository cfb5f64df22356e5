import { closed } from '#domain/kernel/dictionary.ts'

/** How a student stands in a round of returning. */
export const returnResults = closed(
  'return.result',
  '返校情况',
  { absent: '未返', returned: '已返', leave: '请假', exempt: '免返' },
  { absent: 'warning', returned: 'success', leave: 'info' },
)
export type ReturnResult = keyof typeof returnResults.labels

/** By what it is known that a student is back. */
export const arrivalWays = closed('return.arrival-way', '到校依据', {
  gate: '校门通行',
  house: '宿舍门禁',
  self: '本人登记',
  staff: '老师登记',
})
