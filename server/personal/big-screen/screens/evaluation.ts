import { sql } from 'kysely'
import type { Named } from '#domain/system/wall/figure.ts'
import type { WallFigures } from '#domain/system/wall/screens.ts'
import { type Counting, onTheRoll } from '#server/personal/big-screen/counting.ts'

type Figures = WallFigures<'zhcpdatascreentwo'>

interface Cell {
  readonly department: string
  readonly grade: number
  readonly value: number
}

export async function countEvaluation({ tenantId, row, rows }: Counting): Promise<Figures> {
  const [cells, sizes, stars, mean, services] = await Promise.all([
    rows(cellsOf(tenantId)),
    rows(sizesOf(tenantId)),
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

const cellsOf = (tenant: string) => sql<Cell>`
  select coalesce(d.short_name, d.name) as department, s.grade, count(*)::int as value
  from base_student s join base_department d on d.tenant_id = s.tenant_id and d.id = s.department_id
  where s.tenant_id = ${tenant} and ${onTheRoll} and s.grade is not null
  group by d.id, d.name, d.short_name, d.code, s.grade order by d.code, s.grade`

/** Classes by how many students they have, five by five. */
const sizesOf = (tenant: string) => sql<Named>`
  select low || '–' || (low + 4) as name, count(*)::int as value from (
    select count(*)::int / 5 * 5 as low from base_student s
    where s.tenant_id = ${tenant} and ${onTheRoll} group by s.class_id) sizes
  group by low order by low`

const starsOf = (tenant: string) => sql<Named>`
  select stars::text as name, count(*)::int as value from system_service_evaluate
  where tenant_id = ${tenant} group by stars order by stars desc`

const servicesOf = (tenant: string) => sql<Named>`
  select service_name as name, count(*)::int as value from system_service_evaluate
  where tenant_id = ${tenant} group by service_name order by value desc, name limit 5`
