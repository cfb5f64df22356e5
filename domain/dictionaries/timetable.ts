import { closed } from '#domain/kernel/dictionary.ts'

/** Closed: which weeks a lesson is held in goes by it. */
export const weekParity = closed('school.week-parity', '单双周', {
  every: '每周',
  odd: '单周',
  even: '双周',
})

/** Closed: the hours of a day go by it. Summer time at school is May to September, winter time the rest. */
export const season = closed('school.season', '作息季节', {
  all: '全年',
  summer: '夏令（5 月至 9 月）',
  winter: '冬令（10 月至次年 4 月）',
})
