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
  for (const { engine, name, bare, page, ratio } of [...(await onPglite()), ...(await onPostgres())]) {
    console.log(`  ${engine}, ${name}`)
    console.log(`    bare statements  p50 ${ms(bare.p50)}  p99 ${ms(bare.p99)}`)
    console.log(`    the call         p50 ${ms(page.p50)}  p99 ${ms(page.p99)}`)
    console.log(`    ratio of medians ${ratio.toFixed(2)} (target: under 2)`)
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
  const result = await compared('PostgreSQL', db, (sql, values) => pool.query(sql, values))
  await pool.end()
  await close()
  await server.stop()
  return result
}

async function compared(engine: string, db: Database, query: BareQuery) {
  const ask = await filledApp(db)
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
    results.push({ engine, name, ...(await measured(rounds, { bare, page: () => ask(third + asked) })) })
  }
  return results
}

/** The whole app over the demo college, and a page of its students as the administrator asks it, signed in for real. */
export async function filledApp(db: Database) {
  const passwords = argon2Passwords()
  const app = appContextOver(db, { passwords })
  await migrate(db, readMigrations())
  await indexLetters(db, resources)
  await keepRoleVersions(db)
  await installMenus(db, tenantId)
  await loadDemo(app, { size: 'full' })
  const admin = {
    account: 'bench',
    name: 'bench',
    kind: 'other',
    password: 'Bench@2026',
    roles: ['admin'],
  } as const
  await addUser(app, tenantId, admin)

  const hono = makeApp(app)
  const form = { grant_type: 'password', username: 'bench', password: `${md5('Bench@2026')}` }
  const reply = await hono.request('/api/campus-auth/oauth/token', {
    method: 'POST',
    body: new URLSearchParams(form),
  })
  const { access_token: token } = await reply.json()
  return async (asked: string) => {
    const answer = await hono.request(called + asked, { headers: { 'Campus-Auth': `bearer ${token}` } })
    const { data } = await answer.json()
    if (!data?.total || data.records.length !== Math.min(20, data.total))
      throw new Error(`The page came back wrong: ${answer.status}`)
    return data.total as number
  }
}
