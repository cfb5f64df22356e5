import pg from 'pg'
import type { ApprovalEvent } from '#machines/approval/approval.events.ts'
import { replay } from '#machines/approval/decide.ts'
import { perform } from '#server/engine/approval/perform.ts'
import { caseOf } from '#server/engine/approval/store.ts'
import { inTransaction } from '#server/engine/rows/in-transaction.ts'
import { openPostgres } from '#server/node/postgres.ts'
import { startPostgres } from '#tests/support/postgres.ts'
import { actorFor } from '#tests/support/running-cases.ts'
import { approvalCollege } from './approval-college.ts'
import { measured, timesOf } from './measured.ts'

const all = 10_000
/** Those of one approver: as many as are decided in portions, and some to decide one by one. */
const own = 400
const decided = 300
const portion = 50

const ms = (value: number) => `${value.toFixed(2)} ms`

/** Approvals among 10,000 running cases on PostgreSQL: the inbox, one decision, 300 decisions, and a long log told again. */
export async function sayApproval() {
  const server = await startPostgres()
  const { db, close } = await openPostgres(server.url)
  const pool = new pg.Pool({ connectionString: server.url, max: 10 })
  const college = await approvalCollege(db, { all, own })
  console.log(`Approvals: ${all} running cases, ${own} of them wait for one person; PostgreSQL`)
  await sayInbox(college, pool)
  await sayOne(college, pool)
  await sayMany(college)
  sayReplay()
  await pool.end()
  await close()
  await server.stop()
}

type College = Awaited<ReturnType<typeof approvalCollege>>

async function sayInbox({ ask, approver, tenantId }: College, pool: pg.Pool) {
  const mine = `from workflow_task t join workflow_case c on c.tenant_id = t.tenant_id and c.id = t.case_id
    where t.tenant_id = $1 and t.person_id = $2 and t.state = 'open'`
  const values = [tenantId, approver.id]
  const bare = () =>
    Promise.all([
      pool.query(`select c.* ${mine} order by t.due_at, t.opened_at limit 20`, values),
      pool.query(`select count(*) ${mine}`, values),
    ])
  const times = await measured(200, { bare, page: () => ask('inbox/page?box=todo&size=20') })
  console.log(`  inbox, 20 of ${own}: bare statements p50 ${ms(times.bare.p50)}  p99 ${ms(times.bare.p99)}`)
  console.log(`    the call p50 ${ms(times.page.p50)}  p99 ${ms(times.page.p99)}`)
  console.log(`    ratio of medians ${times.ratio.toFixed(2)} (target: under 3)`)
}

interface Waiting {
  readonly id: string
  readonly task: string
}

async function sayOne({ app, ask, approver, tenantId }: College, pool: pg.Pool) {
  const { records } = (await ask('inbox/page?box=todo&size=50')) as { records: readonly Waiting[] }
  let statements = 0
  const counting = app.db.withPlugin({
    transformQuery: ({ node }) => {
      statements += 1
      return node
    },
    transformResult: async ({ result }) => result,
  })
  const counted = { ...app, db: counting }
  const actor = actorFor(tenantId, approver)
  const waiting = [...records]
  const approve = async () => {
    const next = waiting.shift()
    if (!next) throw new Error('Nothing waits any more.')
    await inTransaction(counted, actor, (unit) =>
      perform(unit, next.id, { verb: 'approve', task: next.task }),
    )
  }
  const times: number[] = []
  const bare: number[] = []
  for (let round = 0; round < 50; round++) {
    const started = performance.now()
    await approve()
    const approved = performance.now()
    times.push(approved - started)
    await bareUpdate(pool, [tenantId, records[round]?.id])
    bare.push(performance.now() - approved)
  }
  const { found } = await caseOf({ db: app.db, app, actor }, records[0]?.id ?? '')
  if (found.value !== 'approved') throw new Error('The approval did not stand.')
  const [one, least] = [timesOf(times), timesOf(bare)]
  console.log(
    `  one approval: ${(statements / 50).toFixed(1)} statements, p50 ${ms(one.p50)}  p99 ${ms(one.p99)}`,
  )
  console.log(
    `    lock and update of one row alone p50 ${ms(least.p50)}: ratio ${(one.p50 / least.p50).toFixed(1)}`,
  )
}

/** The least that any approval does: one row locked and changed. */
async function bareUpdate(pool: pg.Pool, values: readonly unknown[]) {
  const client = await pool.connect()
  const of = 'where tenant_id = $1 and id = $2'
  await client.query('begin')
  await client.query(`select * from workflow_case ${of} for update`, [...values])
  await client.query(`update workflow_case set revision = revision + 1 ${of}`, [...values])
  await client.query('commit')
  client.release()
}

async function sayMany({ ask }: College) {
  const started = performance.now()
  let done = 0
  while (done < decided) {
    const { records } = (await ask(`inbox/page?box=todo&size=${portion}`)) as { records: readonly Waiting[] }
    const tasks = records.map(({ id, task }) => ({ id, task }))
    const answer = (await ask('case/decideMany', { tasks, verb: 'approve' })) as { done: number }
    done += answer.done
  }
  const seconds = (performance.now() - started) / 1000
  console.log(
    `  ${done} approvals by one person, ${portion} at once: ${seconds.toFixed(1)} s (target: under 60 s)`,
  )
}

/** A case with a log of 1,000 events: nothing but the first and the urges after it. */
function sayReplay() {
  const by = { id: 'u1', name: '甲' }
  const at = '2026-09-01 08:00:00'
  const definition = { id: 'd1', version: 1 }
  const task = { id: 't1', step: 's1', person: by, actsFor: null, kind: 'own', parent: null } as const
  const log: readonly ApprovalEvent[] = [
    { type: 'started', by, at, definition, picks: {} },
    { type: 'entered', step: 's1', kind: 'approve', tasks: [task], at },
    ...Array.from(
      { length: 998 },
      (_, round): ApprovalEvent =>
        round % 2 === 0 ? { type: 'urged', by, at } : { type: 'copied', by, people: [by], at },
    ),
  ]
  const written = log.map((event) => JSON.stringify(event))
  const times = Array.from({ length: 40 }, () => {
    const started = performance.now()
    const events = written.map((event) => JSON.parse(event) as ApprovalEvent)
    const read = performance.now()
    if (replay(events).context.length !== 1000) throw new Error('The log was not told whole.')
    return [read - started, performance.now() - read] as const
  })
  const [read, told] = [0, 1].map((part) => timesOf(times.map((each) => each[part as 0 | 1])).p50)
  console.log(`  replay of 1,000 events p50 ${ms(told ?? 0)}, reading their JSON ${ms(read ?? 0)}`)
}
