import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { feeOrder, feeOrderLine } from '#domain/fee/order.ts'
import { standInKey, standInTrade } from '#domain/fee/stand-in.ts'
import { studentFee } from '#domain/fee/student-fee.ts'
import { keptTrades } from '#server/areas/fee/demo/stand-in/kept-trades.ts'
import type { ServiceKeys } from '#server/areas/fee/demo/stand-in/keys.ts'
import { type SimulatedServices, simulatedServices } from '#server/areas/fee/demo/stand-in/simulator.ts'
import { numberAt } from '#server/areas/fee/order/number.ts'
import type { Database } from '#server/core/app-context.ts'
import { insertRows } from '#server/core/database/insert-rows.ts'
import { table } from '#server/core/database/table.ts'
import { secretsWith } from '#server/core/secrets.ts'
import { openPostgres } from '#server/node/postgres.ts'
import { startPortal } from '#tests/support/portal.ts'
import { startPostgres } from '#tests/support/postgres.ts'

const tenantId = '000000'
const count = 10_000
/** In fen, of each. */
const due = 60_000
/** Of each hundred, so many notices never leave the service. */
const lost = 2
const atOnce = 8

/** Payments of a whole college, told in disorder, twice or not at all, to a server that is killed three times. */
export async function sayPayments() {
  const postgres = await startPostgres()
  const key = randomBytes(32)
  const environment = {
    ...{ DATABASE_URL: postgres.url, DEMO: 'on', SECRET_KEY: key.toString('base64') },
    TRUSTED_PROXIES: '127.0.0.1',
  }
  let portal = await startPortal(environment)
  const { db, close } = await openPostgres(postgres.url)
  const kept = await table(standInKey, db, tenantId).get({}, ['keys'])
  const keys = JSON.parse(await secretsWith(new Uint8Array(key)).open(kept?.keys ?? '')) as ServiceKeys
  const services = simulatedServices({
    ...{ trades: keptTrades(db, tenantId), keys, now: () => new Date(), cashier: (_, no) => `/${no}` },
    deliver: async () => ({ status: 200, body: '' }),
  })
  const { channelId, numbers } = await paidOrders(db)
  const told = await tellAll({
    ...{ numbers, channelId, services },
    url: () => portal.url,
    async crash() {
      portal.signal('SIGKILL')
      await portal.stop()
      portal = await startPortal(environment)
    },
  })
  const open = await sayTold(db, told)
  await untilTended(db)
  await sayFaults(db, open)
  await portal.stop()
  await close()
  await postgres.stop()
}

/** Orders that were paid at the service a moment ago, and of which nobody here knows yet. */
async function paidOrders(db: Database) {
  const { rows: channels } = await sql<{
    id: string
    project: string
  }>`select c.id, p.id as project from fee_channel c
    join fee_project p on p.tenant_id = c.tenant_id and p.body_id = c.body_id and p.code = 'YBF'
    where c.tenant_id = ${tenantId} and c.code = 'WX'`.execute(db)
  const [channel] = channels
  if (!channel) throw new Error('The demo has a channel of WeChat Pay.')
  const { rows: students } = await sql<{
    id: string
  }>`select id from base_student where tenant_id = ${tenantId}
    order by student_no limit ${count}`.execute(db)
  const now = new Date()
  const later = new Date(now.getTime() + 3_600_000)
  const made = students.map(({ id: studentId }) => ({
    ...{ studentId, feeId: crypto.randomUUID(), orderId: crypto.randomUUID(), no: numberAt('JF', now) },
  }))
  const none = { reduced: 0, paid: 0, refunded: 0, held: 0 }
  await insertRows(
    db,
    studentFee,
    tenantId,
    made.map(({ feeId, studentId }) => ({
      ...{ id: feeId, studentId, projectId: channel.project, academicYear: '2099-2100', due, payable: due },
      ...{ owed: due, state: 'due', dueOn: '2099-12-31', name: '城乡居民医保 2099-2100', ...none },
    })),
  )
  await insertRows(
    db,
    feeOrder,
    tenantId,
    made.map(({ orderId, studentId, no }) => ({
      ...{ id: orderId, no, studentId, subject: '城乡居民医保', amount: due, channelId: channel.id },
      ...{ state: 'paying', refunding: 0, refunded: 0, orderedAt: now.toISOString() },
      ...{ expiresAt: later.toISOString(), checkedAt: now.toISOString() },
    })),
  )
  await insertRows(
    db,
    feeOrderLine,
    tenantId,
    made.map(({ orderId, feeId }) => ({
      ...{ id: crypto.randomUUID(), orderId, feeId, amount: due, paid: 0, refunding: 0, refunded: 0 },
    })),
  )
  await insertRows(
    db,
    standInTrade,
    tenantId,
    made.map(({ no }) => ({
      id: crypto.randomUUID(),
      service: 'wechat',
      no,
      version: 1,
      trade: tradeOf(no, now),
    })),
  )
  return { channelId: channel.id, numbers: made.map(({ no }) => no) }
}

const tradeOf = (no: string, now: Date) =>
  JSON.stringify({
    ...{ service: 'wechat', no, version: 1, state: 'paid', subject: '城乡居民医保', fen: due, refunds: [] },
    ...{ expiresAt: now.toISOString(), notifyUrl: '', madeAt: now.toISOString(), isOpened: true },
    ...{ paid: { fen: due, transactionNo: `42${no.slice(2)}`, at: now.toISOString() }, days: [] },
    notice: { id: no, sent: 0 },
  })

interface Telling {
  readonly numbers: readonly string[]
  readonly channelId: string
  readonly services: SimulatedServices
  readonly url: () => string
  readonly crash: () => Promise<void>
}

/** Sends every notice once or twice in any order, and again where nobody took it, as the service does. */
async function tellAll({ numbers, channelId, services, url, crash }: Telling) {
  const shuffled = (all: readonly string[]) =>
    all
      .map((no) => [Math.random(), no] as const)
      .toSorted()
      .map(([, no]) => no)
  const sent = numbers.filter((_, at) => at % 100 >= lost)
  const queue = shuffled([...sent, ...sent.filter((_, at) => at % 3 === 0)])
  const all = queue.length
  const crashes = [0.25, 0.5, 0.75].map((share) => Math.floor(all * share))
  let crashing: Promise<void> | undefined
  let [taken, refused] = [0, 0]
  const began = performance.now()

  async function tellOne(no: string) {
    const notice = await services.noticeOf('wechat', no)
    const forwarded = `198.51.100.${1 + Math.floor(Math.random() * 250)}`
    const headers = { ...(notice?.headers as Record<string, string>), 'x-forwarded-for': forwarded }
    const answer = await fetch(`${url()}/api/campus-fee/notify/${channelId}`, {
      ...{ method: 'POST', headers, body: notice?.body ?? '' },
    }).catch(() => undefined)
    if (answer?.status === 200) taken++
    else {
      refused++
      queue.push(no)
      await (crashing ?? wait(50))
    }
  }
  async function work() {
    for (let no = queue.shift(); no !== undefined; no = queue.shift()) {
      await tellOne(no)
      if (taken >= (crashes[0] ?? Infinity)) {
        crashes.shift()
        crashing = crash().finally(() => (crashing = undefined))
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  await crashing
  return { all, refused, seconds: (performance.now() - began) / 1000 }
}

async function sayTold(
  db: Database,
  { all, refused, seconds }: { readonly all: number; readonly refused: number; readonly seconds: number },
) {
  const { rows } = await sql<{ open: number }>`select count(*)::int as open from fee_order
    where tenant_id = ${tenantId} and state = 'paying'`.execute(db)
  console.log(`${count} payments, ${all} notices in disorder, three crashes; PostgreSQL`)
  console.log(`  told in ${seconds.toFixed(1)} s, ${refused} of them again after a crash`)
  return rows[0]?.open ?? 0
}

/** Their time is over: the clock asks the service what became of those of which no notice came. */
async function untilTended(db: Database) {
  await sql`update fee_order set expires_at = now(), checked_at = null where tenant_id = ${tenantId}
    and state = 'paying'`.execute(db)
  for (let seconds = 0; seconds < 300; seconds++) {
    if (!(await table(feeOrder, db, tenantId).exists({ state: 'paying' }))) return
    await wait(1000)
  }
}

async function sayFaults(db: Database, open: number) {
  const { rows } = await sql<{ lost: number; twice: number; paid: number }>`
    select count(*) filter (where l.lines = 0 or o.state <> 'paid')::int as lost, count(*) filter (where l.lines > 1)::int as twice,
      count(*) filter (where l.sum = ${due} and f.paid = ${due} and f.owed = 0)::int as paid
    from fee_order o
    join fee_order_line n on n.tenant_id = o.tenant_id and n.order_id = o.id
    join fee_student_fee f on f.tenant_id = n.tenant_id and f.id = n.fee_id
    cross join lateral (select count(*) as lines, sum(amount) as sum from fee_ledger l
      where l.tenant_id = o.tenant_id and l.order_id = o.id) l
    where o.tenant_id = ${tenantId} and f.academic_year = '2099-2100'`.execute(db)
  const [found] = rows
  console.log(`  ${open} without a notice were asked for by the clock`)
  console.log(`  paid ${found?.paid}, lost ${found?.lost}, twice ${found?.twice} (target: none, none)`)
}
