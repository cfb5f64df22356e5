const points = 24
const hours = Array.from({ length: points }, (_, hour) => `${hour}时`)

/** Figures that differ at every round and are the same at every run. */
const wave = (round: number, phase: number, count = points) =>
  Array.from({ length: count }, (_, at) => Math.round(200 + 120 * Math.sin(at * 0.7 + phase + round * 0.37)))

const series = (round: number, names: readonly string[], phase: number) =>
  names.map((name, at) => ({ name, values: wave(round, phase + at) }))

const parts = (round: number, names: readonly string[], phase: number) =>
  names.map((name, at) => ({ name, value: wave(round, phase, names.length)[at] ?? 0 }))

const kinds = ['病假', '事假', '公假'] as const
const colleges = ['信息', '制造', '经管', '护理', '艺术', '学前'] as const

/** Figures of the eight panels of a wall: lines, stacked bars, ring, gauge, lying bars, area, rose, grouped bars. */
export const panelsOf = (round: number) => ({
  lines: { categories: hours, series: series(round, kinds, 0) },
  stacked: { categories: hours, series: series(round, kinds, 1), stacked: 'sum' as const },
  ring: { parts: parts(round, colleges.slice(0, 4), 2) },
  gauge: { value: 60 + (round % 40), name: '归寝率' },
  lying: {
    categories: colleges,
    series: [{ name: '请假', values: wave(round, 3, colleges.length) }],
    direction: 'horizontal' as const,
  },
  area: { categories: hours, series: series(round, ['进馆'], 4) },
  rose: { parts: parts(round, colleges, 5), rose: true },
  grouped: { categories: hours.slice(0, 12), series: series(round, kinds.slice(0, 2), 6) },
})
