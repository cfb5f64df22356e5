import { department } from '#domain/base/department.ts'
import { evaluationAnalysis, monthStats } from '#domain/evaluation/stats.ts'
import { dimensionCodes, dimensions, scoreLevels } from '#domain/evaluation/words.ts'
import { few } from '#domain/system/wall/few.ts'
import type { WallFigures } from '#domain/system/wall/screens.ts'
import { table } from '#server/core/database/table.ts'
import { codesBy, namesBy, type Reckoned, reckonedBy } from '#server/personal/big-screen/by-stats.ts'
import { type Counting, labelled } from '#server/personal/big-screen/counting.ts'
import { batchesOf, everyTerm } from '#server/personal/big-screen/evaluations.ts'

type Figures = WallFigures<'zhcpdatascreentwo'>

/** As many are read across a hall. */
const most = 6
const measures = ['students', 'total', 'aboveRate', ...dimensionCodes] as const

export async function countEvaluation(at: Counting): Promise<Figures> {
  const [terms, batches, levels, range, majors] = await Promise.all([
    reckonedBy(at, everyTerm, { measures, by: 'period', ...few }),
    batchesOf(at),
    codesBy(at, evaluationAnalysis, 'students', 'level'),
    rangeOf(at),
    namesBy(at, evaluationAnalysis, { measures: ['total'], by: 'majorId', ...few }),
  ])
  const [now, before] = terms.toSorted((one, other) => (one.key < other.key ? 1 : -1)).map(inWords)
  const batch = batches.find(({ period }) => period === now?.period)
  const deeds = (measure: string) =>
    batch
      ? namesBy(at, monthStats, {
          measures: [measure],
          by: 'itemId',
          during: { from: batch.since, to: batch.until },
        })
      : []
  const [pluses, minuses] = await Promise.all([deeds('pluses'), deeds('minuses')])
  const plain = ({ name, value }: { readonly name: string; readonly value: number }) => ({ name, value })
  return {
    batch: batch?.name ?? null,
    students: now?.students ?? null,
    total: rounded(now?.total),
    change: now?.total != null && before?.total != null ? rounded(now.total - before.total) : null,
    aboveRate: rounded(now?.aboveRate),
    dimensions: {
      names: dimensionCodes.map((code) => dimensions.labels[code]),
      series: [
        ...(now ? [{ name: '本学期', values: now.dimensions }] : []),
        ...(before ? [{ name: '上学期', values: before.dimensions }] : []),
      ],
    },
    levels: await labelled(at, scoreLevels, levels),
    range,
    majors: majors.slice(0, most).map(({ name, value }) => ({ name, value: rounded(value) ?? 0 })),
    pluses: pluses.slice(0, most).map(plain),
    minuses: minuses.slice(0, most).map(plain),
  }
}

const rounded = (value: number | null | undefined) => (value == null ? null : Math.round(value * 10) / 10)

const inWords = ({ key, values: [students, total, aboveRate, ...sides] }: Reckoned) => ({
  ...{ period: key, students, total, aboveRate },
  dimensions: sides.map(rounded),
})

/** Means by college, in the order of their codes, and grade. */
async function rangeOf(at: Counting): Promise<Figures['range']> {
  const [groups, departments] = await Promise.all([
    reckonedBy(at, evaluationAnalysis, { measures: ['total'], by: ['departmentId', 'grade'], ...few }),
    table(department, at.app.db, at.tenantId).list({}, ['id', 'name', 'shortName', 'code']),
  ])
  const cells = groups.filter(({ keys: [college, grade] }) => college && grade)
  const colleges = departments
    .filter(({ id }) => cells.some(({ key }) => key === id))
    .toSorted((one, other) => (one.code < other.code ? -1 : 1))
  const grades = [...new Set(cells.map(({ keys: [, grade] }) => Number(grade)))].toSorted(
    (one, other) => other - one,
  )
  const mean = (college: string, year: number) =>
    cells.find(({ keys: [id, grade] }) => id === college && Number(grade) === year)?.values[0]
  return {
    rows: colleges.map(({ name, shortName }) => shortName ?? name),
    columns: grades.map(String),
    values: colleges.map(({ id }) => grades.map((grade) => rounded(mean(id, grade)))),
  }
}
