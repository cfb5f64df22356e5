import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { launchBrowser, signIn } from '#tests/support/browser.ts'
import { startPortal } from '#tests/support/portal.ts'
import { startPostgres } from '#tests/support/postgres.ts'
import { plainList } from './keystroke/plain-list.ts'
import { type Filtered, untilFiltered } from './keystroke/until-filtered.ts'
import { multiplyStudents } from './many-students.ts'
import { timesOf } from './measured.ts'

/** How many students in the end, as far as a trial asks for fewer. */
const students = Number(process.env.BENCH_STUDENTS ?? 1_000_000)
/** The first two are not counted. */
const rounds = 22

/** What is typed: no word twice, not even among more students, so that nothing is answered from memory. */
const words = (turn: number) => ({
  'one letter of a name': `select substr(name, ${turn + 1}, 1) as word from base_student group by 1
    order by count(*) desc, 1 limit ${rounds}`,
  'the beginning of a name': `select left(name, 2) as word from base_student group by 1
    order by count(*) desc, 1 limit ${rounds} offset ${rounds * turn}`,
  'a number typed whole': `select student_no as word from base_student
    order by md5(student_no) limit ${rounds} offset ${rounds * turn}`,
})

/** Milliseconds that the median may take, by the turn: among those of a college, and among a million. */
const targets = [180, 200]

/**
 * From the key that ends a word in the search box to the painted rows that have it, in a real browser: the portal's
 * list, which waits until the keys keep still, and in turn a plain page, which asks at once.
 */
export async function sayKeystroke() {
  const server = await startPostgres()
  const portal = await startPortal({
    DATABASE_URL: server.url,
    SECRET_KEY: randomBytes(32).toString('base64'),
    DEMO: 'on',
  })
  const pool = new pg.Pool({ connectionString: server.url, max: 10 })
  const plain = await plainList(pool)
  const browser = await launchBrowser()
  try {
    const ours = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    await signIn(ours, portal.url, 'admin')
    await ours.goto(`${portal.url}/base/student`)
    const bare = await browser.newPage()
    await bare.goto(plain.url)
    for (const [turn, size] of [12_000, students].entries()) {
      await multiplyStudents(pool, size)
      console.log(`Keystroke to filtered rows among ${size.toLocaleString('en')} students on PostgreSQL`)
      for (const [what, statement] of Object.entries(words(turn))) {
        const { rows } = await pool.query<{ word: string }>(statement)
        const times = { bare: [] as Filtered[], ours: [] as Filtered[] }
        for (const { word } of rows) {
          times.bare.push(await untilFiltered(bare, word))
          times.ours.push(await untilFiltered(ours, word))
        }
        console.log(`  ${what}`)
        say('a plain page', times.bare.slice(2))
        say(`the portal, at most ${targets[turn]} ms`, times.ours.slice(2))
        console.log(`    ratio of medians ${(median(times.ours) / median(times.bare)).toFixed(2)}`)
      }
    }
  } finally {
    await browser.close()
    await plain.close()
    await pool.end()
    await portal.stop()
    await server.stop()
  }
}

const median = (times: readonly Filtered[]) => timesOf(times.slice(2).map(({ painted }) => painted)).p50

/** How long the whole took, and of the middle one what was waiting, what the server took and what the page. */
function say(name: string, times: readonly Filtered[]) {
  const { p50, p95 } = timesOf(times.map(({ painted }) => painted))
  const part = (of: (time: Filtered) => number) => `${timesOf(times.map(of)).p50.toFixed(0)} ms`
  const parts = [
    `asked after ${part(({ asked }) => asked)}`,
    `answered in ${part(({ asked, answered }) => answered - asked)}`,
    `painted in ${part(({ answered, painted }) => painted - answered)}`,
  ]
  console.log(
    `    ${name.padEnd(28)} p50 ${p50.toFixed(0)} ms  p95 ${p95.toFixed(0)} ms  (${parts.join(', ')})`,
  )
}
