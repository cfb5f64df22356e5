import { PGlite } from '@electric-sql/pglite'
import md5 from 'crypto-js/md5.js'
import pg from 'pg'
import { makeApp } from '#server/app.ts'
import { migrate } from '#server/database/migrate.ts'
import { databaseOver, pgliteOptions } from '#server/database/pglite.ts'
import { loadDemo } from '#server/demo/load.ts'
import type { Database, House } from '#server/house.ts'
import { installMenus } from '#server/menus/install.ts'
import { argon2Passwords } from '#server/node/argon2.ts'
import { readMigrations } from '#server/node/migrations.ts'
import { openPostgres } from '#server/node/postgres.ts'
import { addUser } from '#server/session/add-user.ts'
import { defaultSettings } from '#server/settings.ts'
import { startPostgres } from '#tests/support/postgres.ts'
import { measured } from './measured.ts'

const tenantId = '000000'
const rounds = 300

/** What the page asks, as somebody would write it by hand against the driver. */
const bareRows = `select * from base_student where tenant_id = $1 and name ilike $2
  order by student_no limit 20 offset 40`
const bareCount = 'select count(*) from base_student where tenant_id = $1 and name ilike $2'
const called = '/api/campus-base/student/page?size=20&current=3&ascs=studentNo&params.name=李'

type BareQuery = (sql: string, values: unknown[]) => Promise<unknown>

/** 20 of 12,000 students by a filter, with their count: the product's call against the bare statements, turn by turn. */
export async function benchListPage() {
  return [await onPglite(), await onPostgres()]
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
  const bare = () => Promise.all([query(bareRows, [tenantId, '%李%']), query(bareCount, [tenantId, '%李%'])])
  await query('analyze', []).catch(() => undefined)
  return { engine, ...(await measured(rounds, { bare, page: ask })) }
}

/** The whole app over the demo college, and one call of it as the administrator, signed in for real. */
async function filledApp(db: Database) {
  const passwords = argon2Passwords()
  const house: House = { db, settings: defaultSettings, passwords, now: () => new Date(), log: () => {} }
  await migrate(db, readMigrations())
  await installMenus(db, tenantId)
  await loadDemo(house, { size: 'full' })
  const admin = {
    account: 'bench',
    name: 'bench',
    kind: 'other',
    password: 'Bench@2026',
    roles: ['admin'],
  } as const
  await addUser(house, tenantId, admin)

  const app = makeApp(house)
  const form = { grant_type: 'password', username: 'bench', password: `${md5('Bench@2026')}` }
  const reply = await app.request('/api/campus-auth/oauth/token', {
    method: 'POST',
    body: new URLSearchParams(form),
  })
  const { access_token: token } = await reply.json()
  return async () => {
    const answer = await app.request(called, { headers: { 'Campus-Auth': `bearer ${token}` } })
    const { data } = await answer.json()
    if (data?.records.length !== 20) throw new Error(`The page came back wrong: ${answer.status}`)
  }
}
