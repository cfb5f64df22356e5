import { readFileSync } from 'node:fs'
import { ask, tokenOf } from '#tests/support/api.ts'
import { startPortal } from '#tests/support/portal.ts'
import { timesOf } from './measured.ts'

const [minutes = 5, clients = 30] = process.argv.slice(2).map(Number)

/** What people ask for most, by the account that asks. */
const reads: readonly (readonly [account: string, path: string])[] = [
  ['admin', 'base/student/page?size=20&params.search=李'],
  ['admin', 'base/student/page?size=20&current=3&descs=createdAt'],
  ['admin', 'base/department/getTree'],
  ['department', 'base/student/page?size=20'],
  ['counsellor', 'base/sysMenu/getUserRoutes'],
  ['teacher', 'base/sysUser/getUserInfo'],
  ['student', 'base/baseStudentInfo/getStuInfo'],
  ['department', 'base/class/page?size=20'],
]

const statuses = new Map<number, number>()
const times: number[] = []
const written: { readonly id: string; readonly name: string }[] = []

async function timed(url: string, path: string, token: string, json?: object) {
  const started = performance.now()
  const answer = await ask(url, path, token, json).catch(() => undefined)
  const body = await answer?.json().catch(() => undefined)
  times.push(performance.now() - started)
  const status = answer?.status ?? 0
  statuses.set(status, (statuses.get(status) ?? 0) + 1)
  return { status, body }
}

/** A client reads, and with every tenth call writes a campus that nobody else writes. */
async function work(url: string, tokens: ReadonlyMap<string, string>, client: number, until: number) {
  for (let turn = 0; performance.now() < until; turn++) {
    if (turn % 10 === 9) {
      const name = `浸泡测试 ${client}-${turn}`
      const added = await timed(url, 'base/campus/add', tokens.get('admin') ?? '', {
        code: `S${client}-${turn}`,
        name,
        enabled: true,
      })
      if (added.status === 200) written.push({ id: added.body.data.id, name })
      continue
    }
    const [account, path] = reads[(client + turn) % reads.length] ?? ['admin', '']
    await timed(url, path, tokens.get(account) ?? '')
  }
}

/** Megabytes that the process takes now, where the system tells. */
function memoryOf(pid: number): string {
  try {
    return `${Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024)} MB`
  } catch {
    return 'unknown'
  }
}

/** Whatever was acknowledged is there, as it was written. */
async function lost(url: string, token: string): Promise<number> {
  let missing = 0
  for (const { id, name } of written) {
    const answer = await ask(url, `base/campus/getOne?id=${id}`, token)
    const { data } = (await answer.json()) as { data?: { name?: string } }
    if (data?.name !== name) missing += 1
  }
  return missing
}

const portal = await startPortal({ DEMO: 'on' })
try {
  const accounts = [...new Set(['admin', ...reads.map(([account]) => account)])]
  const tokens = new Map<string, string>()
  for (const account of accounts) tokens.set(account, await tokenOf(portal.url, account))
  const before = memoryOf(portal.pid)
  const until = performance.now() + minutes * 60_000
  await Promise.all(Array.from({ length: clients }, (_, client) => work(portal.url, tokens, client, until)))
  const { p50, p99 } = timesOf(times)
  const missing = await lost(portal.url, await tokenOf(portal.url, 'admin'))
  console.log(`${clients} clients for ${minutes} min: ${times.length} calls, ${written.length} rows written`)
  console.log(
    `  p50 ${p50.toFixed(0)} ms  p99 ${p99.toFixed(0)} ms  memory ${before}, then ${memoryOf(portal.pid)}`,
  )
  console.log(`  answers ${JSON.stringify(Object.fromEntries(statuses))}, rows lost ${missing}`)
  const failed = [...statuses].some(([status]) => status !== 200) || missing > 0
  process.exitCode = failed ? 1 : 0
} finally {
  await portal.stop()
}
