import { PGlite } from '@electric-sql/pglite'
import { sql } from 'kysely'
import { demoFees } from '#server/areas/fee/demo/fees.ts'
import type { Database } from '#server/core/app-context.ts'
import { databaseOver, pgliteOptions } from '#server/core/database/pglite.ts'
import { openPostgres } from '#server/node/postgres.ts'
import { startPostgres } from '#tests/support/postgres.ts'
import { filledApp } from './list-page.ts'
import { sayPayments } from './payments.ts'

const tenantId = '000000'
const year = '2025-2026'
const call = (name: string) => `/api/campus-fee/charging/${name}`

/** Tuition of a whole college by its standards, as the screen asks it: proposed, charged with its history, taken back. */
export async function sayFee() {
  const pglite = await PGlite.create('memory://', pgliteOptions)
  await charged('PGlite', databaseOver(pglite))
  await pglite.close()
  const server = await startPostgres()
  const { db, close } = await openPostgres(server.url)
  await charged('PostgreSQL', db)
  await close()
  await server.stop()
  await sayPayments()
}

async function charged(engine: string, db: Database) {
  const { app, send } = await filledApp(db)
  await demoFees(db, tenantId, app)
  await sql`analyze`.execute(db)
  const { rows } = await sql<{ id: string }>`select id from fee_project where tenant_id = ${tenantId}
    and code = 'XF'`.execute(db)
  const { id } = await send(call('add'), { name: '学费', academicYear: year, projectId: rows[0]?.id })
  const seconds: Record<string, number> = {}
  for (const [name, answers] of Object.entries({ compute: {}, apply: { way: 'all' }, takeBack: {} })) {
    const began = performance.now()
    await send(call(name), { id, ...answers })
    seconds[name] = (performance.now() - began) / 1000
    if (name === 'apply') await sayCount(engine, db)
  }
  for (const [name, took] of Object.entries(seconds)) console.log(`  ${name.padEnd(10)} ${took.toFixed(1)} s`)
}

async function sayCount(engine: string, db: Database) {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from fee_student_fee
    where tenant_id = ${tenantId} and academic_year = ${year}`.execute(db)
  console.log(`Charging ${rows[0]?.count} students by standards; ${engine} (target: apply in 20 s)`)
}
