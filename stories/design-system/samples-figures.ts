/** Figures of an imagined college, the same at every run. */
export const months = ['九月', '十月', '十一月', '十二月', '一月', '二月', '三月', '四月', '五月', '六月']

/** A wave that looks alive and never changes. */
export const wave = (count: number, least: number, most: number, phase = 0): number[] =>
  Array.from({ length: count }, (_, at) =>
    Math.round(least + ((most - least) * (1 + Math.sin(at * 1.7 + phase) * Math.cos(at * 0.6 + phase))) / 2),
  )

export const leaves = {
  categoryName: '月份',
  categories: months,
  series: [
    { name: '病假', values: wave(10, 60, 220) },
    { name: '事假', values: wave(10, 40, 160, 2) },
    { name: '公假', values: wave(10, 10, 80, 4) },
  ],
}

export const colleges = [
  '信息工程学院',
  '智能制造学院',
  '经济管理学院',
  '医学护理学院',
  '艺术设计学院',
  '学前教育学院',
]

export const students = colleges.map((name, at) => ({ name, value: 2680 - at * 310 + (at % 2) * 140 }))

export const hours = Array.from({ length: 12 }, (_, at) => `${8 + at}时`)
export const weekdays = ['周一', '周二', '周三', '周四', '周五', '周六', '周日']

/** Days of a term, Sundays nearly empty. */
export const days = Array.from({ length: 130 }, (_, at) => {
  const date = new Date(Date.UTC(2026, 8, 1 + at))
  const value = date.getUTCDay() === 0 ? 4 : 30 + ((at * 37) % 90)
  return { date: date.toISOString().slice(0, 10), value }
})
