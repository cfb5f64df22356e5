import { type Bands, bandsOn, bandWords } from '#domain/kernel/bands.ts'
import type { Field } from '#domain/kernel/field.ts'
import { isCut } from '#domain/kernel/figure-sets.ts'
import { changeOf, type FigureRow, type Figures } from '#domain/kernel/figures.ts'
import { comparesRounds, isMoney, type Measure, type Stats } from '#domain/kernel/stats.ts'
import type { Unit } from '#server/core/serve.ts'
import { todayOf } from '#server/core/today.ts'
import { entriesOf } from '#server/engine/dictionaries/entries.ts'
import { headersOf } from '#server/engine/export/calls.ts'
import type { Cell } from '#server/engine/export/cells.ts'
import { logExport } from '#server/engine/export/log.ts'
import { xlsxOf } from '#server/engine/export/sheet.ts'
import { dimensionOf } from './dimension.ts'

/** Figures as a workbook: the table as the screen shows it, its sums, and of which days they are. */
export async function figureFile(unit: Unit, stats: Stats, figures: Figures): Promise<Response> {
  const { app, actor } = unit
  const cuts = [figures.by, ...(figures.across ? [figures.across] : [])]
  const rowsOf = (groups: readonly string[]) => figures.sets.find(({ by }) => isCut(by, groups))?.rows ?? []
  const named = await Promise.all(cuts.map((cut) => namesOf(unit, stats, cut)))
  const places = rowsOf(cuts)
  const table = places.map((row): readonly Cell[] => [
    ...cuts.map((_, at) => row.labels[at] ?? named[at]?.(row.keys[at] ?? null) ?? '未填写'),
    ...cellsOf(figures, row),
  ])
  const columns = [
    ...cuts.map((cut) => stats.called?.[cut] ?? dimensionOf(stats.of, cut).field.label),
    ...figures.measures.flatMap((name) => headsOf(stats, figures, stats.measures[name] as Measure)),
  ].map((title) => ({ title, shape: 'text' as const }))
  const [totals] = rowsOf([])
  const sums: readonly Cell[] = [
    '合计',
    ...cuts.slice(1).map(() => ''),
    ...(totals ? cellsOf(figures, totals) : []),
  ]
  const { period, on, at, latest, latestLabel } = figures
  const time = on ?? (period ? `${period.from} 至 ${period.to}` : '当前')
  const days =
    stats.latest && latest !== null
      ? `${time}　${(stats.of.fields[stats.latest] as Field).label}：${latestLabel ?? latest}`
      : time
  const { compared } = figures
  const { name, account } = actor
  const earlier = compared && `${compared.from} 至 ${compared.to}`
  const footer = [
    earlier
      ? `导出人：${name}（${account}）　统计时间：${days}　上期：${earlier}　数据截至：${at}`
      : `导出人：${name}（${account}）　统计时间：${days}　数据截至：${at}`,
  ]
  const plan = {
    resource: stats.of.name,
    fileName: stats.title,
    format: 'xlsx' as const,
    columns: columns.map(({ title }) => ({ title, fields: [] })),
    question: {},
    menuTitle: stats.title,
  }
  await logExport({ db: app.db, app, actor }, stats.of, plan, table.length)
  async function* rows() {
    yield* table
    if (!comparesRounds(stats, figures)) yield sums
    yield footer
  }
  return new Response(await xlsxOf(columns, rows()), { headers: headersOf(plan) })
}

/** Of a measure, and where periods are compared of its earlier figure and its change. */
function headsOf(stats: Stats, { compared }: Figures, measure: Measure): readonly string[] {
  const unit = measure.measure === 'ratio' ? '%' : isMoney(stats, measure) ? '元' : undefined
  const head = (...words: readonly (string | undefined)[]) => {
    const told = words.filter(Boolean).join('，')
    return told ? `${measure.label}（${told}）` : measure.label
  }
  return compared
    ? [head(unit), head('上期', unit), head('变化', unit === '%' ? '百分点' : unit)]
    : [head(unit)]
}

/** Two decimals at most: more of a share or a mean says nothing. */
const cellsOf = ({ measures, compared }: Figures, { figures, before, few }: FigureRow): readonly Cell[] =>
  measures.flatMap((_, at) => {
    const cell = (figure: number | null | undefined): Cell =>
      figure == null ? (few ? '*' : null) : Math.round(figure * 100) / 100
    return compared
      ? [cell(figures[at]), cell(before?.[at]), cell(changeOf(figures[at], before?.[at]))]
      : [cell(figures[at])]
  })

/** What the codes of a group are called, and yes and no. */
async function namesOf({ app, actor }: Unit, { of, bands }: Stats, cut: string) {
  const own = bands?.[cut]
  if (own) return bandNames(own, todayOf(app))
  const { field } = dimensionOf(of, cut)
  const { dictionary } = field
  const entries = dictionary ? await entriesOf(app, actor.tenantId, [dictionary.name]) : {}
  const labels = new Map(
    Object.values(entries).flatMap((each) => each.map(({ dictKey, label }) => [dictKey, label])),
  )
  return (key: string | null) => {
    if (field.kind === 'yes-no' && key !== null) return key === 'true' ? '是' : '否'
    return key === null ? undefined : (labels.get(key) ?? key)
  }
}

function bandNames(bands: Bands, today: string) {
  const names = new Map(
    bandsOn(bands, today).map((band) => [
      band.key,
      bandWords(bands, band).replace('{{from}}', `${band.from}`).replace('{{to}}', `${band.to}`),
    ]),
  )
  return (key: string | null) => (key === null ? undefined : names.get(key))
}
