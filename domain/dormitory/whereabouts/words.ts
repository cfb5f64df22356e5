import { closed } from '#domain/kernel/dictionary.ts'

export const goings = closed(
  'dormitory.whereabouts-going',
  '去向',
  { campus: '留校', home: '回家', internship: '实习', travel: '外出', other: '其他' },
  { campus: 'info' },
)

export const dayParts = closed('dormitory.whereabouts-part', '离校时段', {
  morning: '上午',
  afternoon: '下午',
  evening: '晚上',
})

export type Going = keyof typeof goings.labels
