import pg from 'pg'
import { figureCalls } from '#domain/kernel/figures.ts'
import { rollStats } from '#domain/records/stats.ts'
import { openPostgres } from '#server/node/postgres.ts'
import { startPostgres } from '#tests/support/postgres.ts'
import { filledApp } from './list-page.ts'
import { multiplyStudents } from './many-students.ts'
import { timesOf } from './measured.ts'

/** How many students, as far as a trial asks for fewer. */
const students = Number(process.env.BENCH_STUDENTS ?? 1_000_000)
const rounds = 20
/** Milliseconds that all but a twentieth of the answers are to stay within. */
const target = 1_000

/** Each screen of figures of the roll as it opens, and cut by class and grade at once, over a million students. */
export async function sayFiguresMillion() {
  console.log(
    `Figures of ${students.toLocaleString('en')} students on PostgreSQL (target: p95 under ${target} ms)`,
  )
  const server = await startPostgres()
  const { db, close } = await openPostgres(server.url)
  const pool = new pg.Pool({ connectionString: server.url, max: 2 })
  const { read } = await filledApp(db)
  await multiplyStudents(pool, students)
  for (const stats of Object.values(rollStats))
    for (const cut of ['', '?by=classId&across=grade']) {
      const path = `/api/campus-${figureCalls(stats).figures.path}${cut}`
      const times: number[] = []
      for (let round = -2; round < rounds; round++) {
        const started = performance.now()
        await read(path)
        if (round >= 0) times.push(performance.now() - started)
      }
      const { p50, p95 } = timesOf(times)
      console.log(`  ${stats.path}${cut}  p50 ${p50.toFixed(0)} ms  p95 ${p95.toFixed(0)} ms`)
      if (p95 >= target) process.exitCode = 1
    }
  await pool.end()
  await close()
  await server.stop()
}
