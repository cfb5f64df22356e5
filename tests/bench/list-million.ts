import { sql } from 'kysely'
import pg from 'pg'
import { openPostgres } from '#server/node/postgres.ts'
import { startPostgres } from '#tests/support/postgres.ts'
import { filledApp } from './list-page.ts'
import { multiplyStudents } from './many-students.ts'
import { measured } from './measured.ts'

const tenantId = '000000'
/** How many students, as far as a trial asks for fewer. */
const students = Number(process.env.BENCH_STUDENTS ?? 1_000_000)
const half = Math.floor(students / 2)
const rounds = 40

/** A page as the product asks it, and as somebody would write it by hand against the driver. */
interface Case {
  readonly name: string
  readonly asked: string
  readonly where: string
  readonly values: readonly unknown[]
  readonly order: string
  readonly offset: number
}

const condition = JSON.stringify({
  all: [
    { field: 'studentState', is: 'among', value: ['01'] },
    {
      any: [
        { field: 'name', is: 'begins', value: '李' },
        { field: 'grade', is: 'atLeast', value: 2025 },
      ],
    },
  ],
})

const casesFor = (departmentId: string): readonly Case[] => {
  const byNumber = { order: 'student_no', offset: 0 }
  return [
    { ...byNumber, name: 'all of them', asked: '', where: 'true', values: [] },
    {
      ...byNumber,
      name: 'a number typed whole',
      asked: `params.studentNo=x${half}`,
      where: 'student_no ilike $2',
      values: [`%x${half}%`],
    },
    { ...byNumber, name: 'by name', asked: 'params.name=李', where: 'name ilike $2', values: ['%李%'] },
    {
      name: 'all of them, sorted by name',
      asked: 'sort=name',
      where: 'true',
      values: [],
      order: 'name_sort_key, id',
      offset: 0,
    },
    {
      name: 'by department, sorted by grade and number',
      asked: `params.departmentId=${departmentId}&sort=-grade,studentNo`,
      where: 'department_id = $2',
      values: [departmentId],
      order: 'grade desc nulls last, student_no',
      offset: 0,
    },
    {
      ...byNumber,
      name: 'by a condition of three comparisons',
      asked: `condition=${encodeURIComponent(condition)}`,
      where: "student_state in ('01') and (name ilike '李%' or grade >= 2025)",
      values: [],
    },
    {
      name: 'page 20,000 of all of them',
      asked: 'current=20000',
      where: 'true',
      values: [],
      order: 'student_no',
      offset: 20 * 19_999,
    },
  ]
}

const ms = (value: number) => `${value.toFixed(1)} ms`

/**
 * 20 of a million students by filter, order and count: the product's call against the bare statements, turn by turn.
 * The bare ones count each time; the call counts once in ten seconds, and its p99 is a page that counted.
 */
export async function sayListMillion() {
  console.log(`List page: 20 of ${students.toLocaleString('en')} students on PostgreSQL, with their count`)
  const server = await startPostgres()
  const { db, close } = await openPostgres(server.url)
  const pool = new pg.Pool({ connectionString: server.url, max: 10 })
  // Its connections close behind `end`, and the server may go first.
  pool.on('error', () => {})
  const { admin: ask } = await filledApp(db)
  await multiplyStudents(pool, students)
  const { rows } = await sql<{ id: string }>`select department_id as id from base_student
    group by 1 order by count(*) desc limit 1`.execute(db)
  for (const { name, asked, where, values, order, offset } of casesFor(rows[0]?.id ?? '')) {
    if (offset > students - 20) continue
    const from = `from base_student where tenant_id = $1 and ${where}`
    const bare = () =>
      Promise.all([
        pool.query(`select * ${from} order by ${order} limit 20 offset ${offset}`, [tenantId, ...values]),
        pool.query(`select count(*) ${from}`, [tenantId, ...values]),
      ])
    try {
      const { bare: hand, page, ratio } = await measured(rounds, { bare, page: () => ask(asked) })
      console.log(`  ${name}`)
      console.log(`    bare statements  p50 ${ms(hand.p50)}  p99 ${ms(hand.p99)}`)
      console.log(
        `    the call         p50 ${ms(page.p50)}  p99 ${ms(page.p99)}  (ratio ${ratio.toFixed(2)})`,
      )
    } catch (error) {
      console.log(`  ${name}: ${(error as Error).message}`)
    }
  }
  await pool.end()
  await close()
  await server.stop()
}
