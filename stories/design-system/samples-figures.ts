/** Figures of an imagined college, the same at every run. */
const months = ['九月', '十月', '十一月', '十二月', '一月', '二月', '三月', '四月', '五月', '六月']

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

/** Where students come from, by GB/T 2260. */
export const origins = [
  ['44', 1240],
  ['43', 620],
  ['45', 540],
  ['36', 310],
  ['42', 280],
  ['41', 260],
  ['51', 190],
  ['52', 170],
  ['34', 120],
  ['46', 90],
  ['35', 84],
  ['33', 60],
  ['50', 52],
  ['53', 48],
  ['61', 36],
  ['62', 22],
  ['14', 18],
  ['13', 16],
  ['21', 9],
  ['65', 8],
  ['15', 5],
].map(([code, value]) => ({ code: String(code), value: Number(value) }))

export interface Leave {
  readonly id: string
  readonly student: string
  readonly college: string
  readonly kind: string
  readonly at: string
}

/** Newest leaves; names of nobody. */
export const newestLeaves: readonly Leave[] = Array.from({ length: 14 }, (_, at) => ({
  id: `l${at}`,
  student: `${['李', '王', '张', '刘', '陈', '杨'][at % 6]}同学`,
  college: colleges[at % 6] ?? '',
  kind: ['病假', '事假', '公假'][at % 3] ?? '',
  at: `08:${String(29 - at).padStart(2, '0')}`,
}))

/** Half past eight on the Monday of the third week. */
export const morning = () => new Date(2026, 8, 14, 8, 30, 15)
