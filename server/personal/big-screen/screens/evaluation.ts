import { sql } from 'kysely'
import { department } from '#domain/base/department.ts'
import { rollStats } from '#domain/records/stats.ts'
import type { Named } from '#domain/system/wall/figure.ts'
import type { WallFigures } from '#domain/system/wall/screens.ts'
import { table } from '#server/core/database/table.ts'
import { reckonedBy } from '#server/personal/big-screen/by-stats.ts'
import type { Counting } from '#server/personal/big-screen/counting.ts'

type Figures = WallFigures<'zhcpdatascreentwo'>

interface Cell {
  readonly department: string
  readonly grade: number
  readonly value: number
}

export async function countEvaluation(at: Counting): Promise<Figures> {
  const { tenantId, row, rows } = at
  const [cells, sizes, stars, mean, services] = await Promise.all([
    cellsOf(at),
    sizesOf(at),
    rows(starsOf(tenantId)),
    row(sql<{ value: number | null }>`select round(avg(stars), 1)::float8 as value
      from system_service_evaluate where tenant_id = ${tenantId}`),
    rows(servicesOf(tenantId)),
  ])
  const students = cells.reduce((sum, { value }) => sum + value, 0)
  const classes = sizes.reduce((sum, { value }) => sum + value, 0)
  return {
    students,
    classes,
    perClass: classes > 0 ? Math.round((students / classes) * 10) / 10 : null,
    range: gridOf(cells),
    classSizes: sizes,
    stars,
    satisfaction: mean.value,
    services,
  }
}

function gridOf(cells: readonly Cell[]): Figures['range'] {
  const departments = [...new Set(cells.map(({ department }) => department))]
  const grades = [...new Set(cells.map(({ grade }) => grade))].toSorted((one, other) => other - one)
  return {
    rows: departments,
    columns: grades.map((grade) => String(grade)),
    values: departments.map((department) =>
      grades.map(
        (grade) => cells.find((cell) => cell.department === department && cell.grade === grade)?.value ?? 0,
      ),
    ),
  }
}

/** By college, in the order of their codes, and grade. */
async function cellsOf(at: Counting): Promise<Cell[]> {
  const [groups, names] = await Promise.all([
    reckonedBy(at, rollStats.current, { measures: ['students'], by: ['departmentId', 'grade'] }),
    table(department, at.app.db, at.tenantId).list({}, ['id', 'name', 'shortName', 'code']),
  ])
  return names
    .toSorted((one, other) => (one.code < other.code ? -1 : 1))
    .flatMap(({ id, name, shortName }) =>
      groups.flatMap(({ keys: [at, grade], values: [value] }) =>
        at === id && grade
          ? [{ department: shortName ?? name, grade: Number(grade), value: value ?? 0 }]
          : [],
      ),
    )
}

/** Classes by how many students they have, five by five. */
async function sizesOf(at: Counting): Promise<Named[]> {
  const classes = await reckonedBy(at, rollStats.current, { measures: ['students'], by: 'classId' })
  const lows = classes.map(({ values: [students] }) => Math.floor((students ?? 0) / 5) * 5)
  return [...Map.groupBy(lows, (low) => low)]
    .toSorted(([one], [other]) => one - other)
    .map(([low, sized]) => ({ name: `${low}–${low + 4}`, value: sized.length }))
}

const starsOf = (tenant: string) => sql<Named>`
  select stars::text as name, count(*)::int as value from system_service_evaluate
  where tenant_id = ${tenant} group by stars order by stars desc`

const servicesOf = (tenant: string) => sql<Named>`
  select service_name as name, count(*)::int as value from system_service_evaluate
  where tenant_id = ${tenant} group by service_name order by value desc, name limit 5`
