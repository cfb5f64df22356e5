import { sql } from 'kysely'
import { migrate } from '#server/core/database/migrate.ts'
import { readMigrations } from '#server/node/migrations.ts'
import { openPostgres } from '#server/node/postgres.ts'
import { appContextOver } from '#tests/support/app-context.ts'
import { choose, choosers } from '#tests/support/choosers.ts'
import { startPostgres } from '#tests/support/postgres.ts'
import { timesOf } from './measured.ts'

const tenantId = '000000'
const [students, beds] = [2000, 1000]

/** 2,000 students who choose among 1,000 beds at once, each with two clicks: how long a call takes, and whether all is true. */
export async function sayRoomChoice() {
  const server = await startPostgres()
  const { db, close } = await openPostgres(server.url)
  await migrate(db, readMigrations())
  const app = appContextOver(db)
  const { actors, bedIds } = await choosers(app, tenantId, { students, beds })
  const times: number[] = []
  const began = performance.now()
  const said = await Promise.all(
    actors.map((actor, at) => choose(app, actor, [bedIds[(at * 7) % beds] ?? ''], times)),
  )
  const seconds = (performance.now() - began) / 1000
  const { rows } = await sql<{ stays: number; beds: number }>`select count(*)::int as stays,
    count(distinct bed_id)::int as beds from dormitory_stay where until is null`.execute(db)
  const { p50, p95, p99 } = timesOf(times)
  console.log(`Choosing rooms: ${students} at once among ${beds} beds; PostgreSQL, ten connections`)
  console.log(
    `  ${said.filter(Boolean).length} were told of a bed, ${rows[0]?.stays} stays in ${rows[0]?.beds} beds`,
  )
  console.log(`  ${times.length} calls in ${seconds.toFixed(1)} s, the queue for a connection among it:`)
  console.log(`  p50 ${p50.toFixed(0)} ms  p95 ${p95.toFixed(0)} ms  p99 ${p99.toFixed(0)} ms`)
  await close()
  await server.stop()
}
