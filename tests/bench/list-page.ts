import { PGlite } from '@electric-sql/pglite'
import md5 from 'crypto-js/md5.js'
import { sql } from 'kysely'
import pg from 'pg'
import { resources } from '#domain/index.ts'
import { makeApp } from '#server/app.ts'
import { keepRoleVersions } from '#server/core/actor/role-permissions.ts'
import type { Database } from '#server/core/app-context.ts'
import { indexLetters } from '#server/core/database/letters.ts'
import { migrate } from '#server/core/database/migrate.ts'
import { databaseOver, pgliteOptions } from '#server/core/database/pglite.ts'
import { loadDemo } from '#server/demo/load.ts'
import { installMenus } from '#server/identity/menus/install.ts'
import { addUser } from '#server/identity/session/add-user.ts'
import { argon2Passwords } from '#server/node/argon2.ts'
import { readMigrations } from '#server/node/migrations.ts'
import { openPostgres } from '#server/node/postgres.ts'
import { appContextOver } from '#tests/support/app-context.ts'
import { startPostgres } from '#tests/support/postgres.ts'
import { measured } from './measured.ts'

const tenantId = '000000'
const rounds = 300
const called = '/api/campus-base/student/page?size=20&'
const third = 'current=3&ascs=studentNo&'

/** A page as the product asks it, and as somebody would write it by hand against the driver. */
interface Case {
  readonly name: string
  readonly asked: string
  readonly where: string
  readonly value: string
}

const casesFor = (departmentId: string): readonly Case[] => [
  { name: 'by name', asked: 'params.name=李', where: 'name ilike $2', value: '%李%' },
  {
    name: 'by department',
    asked: `params.departmentId=${departmentId}`,
    where: 'department_id = $2',
    value: departmentId,
  },
]

type BareQuery = (sql: string, values: unknown[]) => Promise<unknown>

const ms = (value: number) => `${value.toFixed(2)} ms`

/** 20 of 12,000 students by a filter, with their count: the product's call against the bare statements, turn by turn. */
export async function sayListPage() {
  console.log('List page: 20 of 12,000 students by a filter and in order, with their count')
  for (const { results, own } of [await onPglite(), await onPostgres()]) {
    for (const { engine, name, bare, page, ratio } of results) {
      console.log(`  ${engine}, ${name}`)
      console.log(`    bare statements  p50 ${ms(bare.p50)}  p99 ${ms(bare.p99)}`)
      console.log(`    the call         p50 ${ms(page.p50)}  p99 ${ms(page.p99)}`)
      console.log(`    ratio of medians ${ratio.toFixed(2)} (target: under 2)`)
    }
    console.log(`  ${own.engine}, one student, asked for by`)
    console.log(`    that student     p50 ${ms(own.bare.p50)}  p99 ${ms(own.bare.p99)}`)
    console.log(`    an administrator p50 ${ms(own.page.p50)}  p99 ${ms(own.page.p99)}`)
    console.log(`    ratio of medians ${own.ratio.toFixed(2)} (target: no more than 1)`)
  }
}

async function onPglite() {
  const pglite = await PGlite.create('memory://', pgliteOptions)
  const result = await compared('PGlite', databaseOver(pglite), (sql, values) => pglite.query(sql, values))
  await pglite.close()
  return result
}

async function onPostgres() {
  const server = await startPostgres()
  const { db, close } = await openPostgres(server.url)
  const pool = new pg.Pool({ connectionString: server.url, max: 10 })
  // Idle connections may hear that the server stops before they are closed.
  pool.on('error', () => {})
  const result = await compared('PostgreSQL', db, (sql, values) => pool.query(sql, values))
  await pool.end()
  await close()
  await server.stop()
  return result
}

async function compared(engine: string, db: Database, query: BareQuery) {
  const { admin, student } = await filledApp(db)
  await sql`analyze`.execute(db)
  const { rows } = await sql<{ id: string }>`select department_id as id from base_student
    group by 1 order by count(*) desc limit 1`.execute(db)
  const results = []
  for (const { name, asked, where, value } of casesFor(rows[0]?.id ?? '')) {
    const from = `from base_student where tenant_id = $1 and ${where}`
    const bare = () =>
      Promise.all([
        query(`select * ${from} order by student_no limit 20 offset 40`, [tenantId, value]),
        query(`select count(*) ${from}`, [tenantId, value]),
      ])
    results.push({ engine, name, ...(await measured(rounds, { bare, page: () => admin(third + asked) })) })
  }
  const { ask, id } = student
  const own = { bare: () => ask(''), page: () => admin(`params.id=${id}`) }
  return { results, own: { engine, ...(await measured(rounds, own)) } }
}

/** The whole app over the demo college, and its students as those ask who are signed in for real: an administrator, and one of them. */
export async function filledApp(db: Database) {
  const app = appContextOver(db, { passwords: argon2Passwords() })
  await migrate(db, readMigrations())
  await indexLetters(db, resources)
  await keepRoleVersions(db)
  await installMenus(db, tenantId)
  await loadDemo(app, { size: 'full' })
  await showStudentsThemselves(db)
  const hono = makeApp(app)
  const { rows } = await sql<{ id: string }>`select id from base_student order by student_no limit 1`.execute(
    db,
  )
  const id = rows[0]?.id ?? ''
  const asking = async (role: 'admin' | 'student', studentId?: string) => {
    const password = 'Bench@2026'
    await addUser(app, tenantId, {
      account: role,
      name: role,
      kind: 'other',
      password,
      roles: [role],
      ...(studentId && { studentId }),
    })
    const reply = await hono.request('/api/campus-auth/oauth/token', {
      method: 'POST',
      body: new URLSearchParams({ grant_type: 'password', username: role, password: `${md5(password)}` }),
    })
    const { access_token: token } = await reply.json()
    const headers = { 'Campus-Auth': `bearer ${token}` }
    const asked = async (path: string, how: RequestInit) => {
      const answer = await hono.request(path, how)
      const { data } = await answer.json()
      if (!answer.ok || !data)
        throw new Error(`${path} was answered with ${answer.status}: ${JSON.stringify(data)}`)
      return data
    }
    const read = (path: string) => asked(path, { headers })
    const send = (path: string, json: object) =>
      asked(path, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(json),
      })
    const page = async (asked: string) => {
      const data = await read(called + asked)
      if (!data.total || data.records.length !== Math.min(20, data.total))
        throw new Error('The page came back wrong')
      return data.total as number
    }
    return { read, send, page }
  }
  const { read, send, page } = await asking('admin')
  return { app, admin: page, read, send, student: { id, ask: (await asking('student', id)).page } }
}

/** Gives students the list of students, in which each finds themselves: the page that an administrator is compared by. */
const showStudentsThemselves = (db: Database) =>
  sql`insert into system_role_menu (tenant_id, id, role_id, menu_id, granted)
    select r.tenant_id, gen_random_uuid(), r.id, m.id, true from system_role r
    join system_menu m on m.tenant_id = r.tenant_id and m.permission = 'base.student:view'
    where r.tenant_id = ${tenantId} and r.code = 'student'
    on conflict do nothing`.execute(db)
