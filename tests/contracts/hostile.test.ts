import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { user } from '#domain/system/user.ts'
import { insertRows } from '#server/core/database/insert-rows.ts'
import type { Route } from '#server/core/route.ts'
import { toldOf } from '#server/platform/openapi/document.ts'
import { routes } from '#server/routes.ts'
import { oneEngine } from '#tests/support/database.ts'
import { type Ask, type Asked, serverOn } from '#tests/support/server.ts'
import { isLong } from '#tests/support/tier.ts'

const seed = 20260901
/** Requests to a route by anyone who holds it, and by a stranger. */
const runs = { held: 4, strange: 1 }
/**
 * Milliseconds that a second client waits at the most for an answer, on a machine whose calibration takes `usual`: half of
 * the 300 that nobody waits longer.
 */
const longest = 150
const usual = 70

const id = '00000000-0000-4000-8000-000000000000'
const text = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom(
      '',
      ' ',
      '\0',
      'a\0b',
      '\ud800x',
      '\udc00',
      '\u202e\u200b',
      "'; --",
      '%',
      '1e999',
    ),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      '__proto__',
      '../../x',
      '{{x}}',
      '99999999999999999999',
      '2026-02-30',
      id,
      `${id},${id}`,
    ),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.constant('字'.repeat(5000)) },
)
const value = fc.oneof(
  { weight: 3, arbitrary: text },
  {
    weight: 2,
    arbitrary: fc.constantFrom(null, true, -1, 1.5, 2 ** 53, -1e308, [], {}, [null], [id], { all: [{}] }),
  },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
)
const nested = (depth: number, width: number): object =>
  depth === 0 ? {} : { any: Array(width).fill(nested(depth - 1, width)) }

/** What no call takes, in as many shapes as anybody has sent. */
const raw = [
  '',
  'null',
  '[]',
  '[null]',
  '0',
  '1e999',
  '"x"',
  'true',
  '{',
  '{"id":1,"id":2}',
  '{"__proto__":{"a":1}}',
  '\ufeff{}',
  '\0',
  '['.repeat(30_000),
  `${'{"a":'.repeat(30)}1${'}'.repeat(30)}`,
  'a=%00&a=%zz&ids=%ff',
  `--x\r\n\r\n--x--`,
]
const headers = fc.constantFrom<Readonly<Record<string, string>>[]>(
  {},
  { 'Content-Type': 'application/json' },
  { 'Content-Type': 'application/x-www-form-urlencoded' },
  { 'Content-Type': 'multipart/form-data; boundary=x' },
  { 'Content-Type': 'multipart/form-data' },
  { 'Content-Type': '\u00ff;;=' },
  { 'Content-Length': 'x', 'Transfer-Encoding': 'chunked' },
  { 'Idempotency-Key': 'hostile-hostile-hostile' },
  { 'Idempotency-Key': "'" },
  { 'User-Agent': '\u00ff'.repeat(3000), 'Accept-Language': '\u00ff', Range: 'bytes=9-1', Cookie: 'a=%zz' },
  { Authorization: 'Basic \u00ff', 'Campus-Sign': 'x', 'If-None-Match': '\u00ff' },
)
const query = (names: readonly string[]) => {
  const name = fc.constantFrom(
    'id',
    'ids',
    'current',
    'size',
    'sort',
    'condition',
    'params.search',
    'keyword',
    ...names,
  )
  const encoded = fc.oneof(
    fc.constantFrom('%00', '%zz', '%ed%a0%80', '%ff', '-1', '1e9', '[[[[', '%7B%22any%22%3A%5B%5D%7D', id),
    text.map((each) => encodeURIComponent(each.toWellFormed())),
  )
  return fc
    .array(
      fc.tuple(name, encoded).map((pair) => pair.join('=')),
      { maxLength: 4 },
    )
    .map((some) => some.join('&'))
}

interface Hostile {
  readonly search: string
  readonly asked: Asked
}

type Sent = readonly [ask: Ask, route: Route, hostile: Hostile]

/** Requests of a route: its own fields, filled as nobody would, and what is no body at all. */
function hostileTo(route: Route): fc.Arbitrary<Hostile> {
  const told = toldOf(route)
  const schema = told?.bodySchema as { properties?: object } | undefined
  const fields = Object.keys({ ...told?.body, ...told?.form, ...schema?.properties })
  const filled = fc.record(Object.fromEntries(['id', 'ids', ...fields].map((name) => [name, value])), {
    requiredKeys: [],
  })
  const body = fc.oneof(
    { weight: 2, arbitrary: filled.map((json) => JSON.stringify(json)) },
    { weight: 1, arbitrary: fc.constantFrom(...raw) },
  )
  const search = query(Object.keys(told?.query ?? {}))
  return route.method === 'GET'
    ? fc.record({ search, asked: fc.record({ headers }) })
    : fc.record({ search, asked: fc.record({ headers, body }) })
}

const condition = nested(4, 11)
/** A condition of sixteen thousand parts, none of them right, where these calls look for one; the others are asked something else. */
function conditionFor({ path }: Route): string | undefined {
  if (path.endsWith('/export')) return JSON.stringify({ fileName: 'x', params: { condition } })
  if (/savedView/.test(path)) {
    const view = { columns: [], sort: [], filters: {}, condition }
    return JSON.stringify({ view, layout: view })
  }
  return /batch|print/.test(path) ? JSON.stringify({ rows: { matching: { condition } } }) : undefined
}

/** As large as a body may be, each made to cost as much as it can. */
const heavy = [
  '['.repeat(500_000),
  JSON.stringify({ ids: Array(19_000).fill('x') }),
  JSON.stringify({ name: 'a\u200b'.repeat(80_000), title: ' '.repeat(160_000) }),
  JSON.stringify(Object.fromEntries(Array.from({ length: 15_000 }, (_, at) => [`field${at}`, at]))),
]

/** Milliseconds of this thread, however many others want the machine. */
const spent = () => process.threadCpuUsage().user / 1000 + process.threadCpuUsage().system / 1000

/** How slow this machine is, as a factor of at least one. */
function slowness() {
  const began = spent()
  for (let at = 0; at < 20; at++)
    JSON.parse(JSON.stringify(Array.from({ length: 4000 }, (_, n) => ({ n, s: `${n}` }))))
  return Math.max(1, (spent() - began) / usual)
}

describe.each(oneEngine)('whatever anybody sends, on %s', (engine) => {
  const server = serverOn(engine)
  const holder = server
    .college()
    .person([{ may: routes.map(({ access }) => access).filter((access) => access.includes(':')) }])
  const second = server.college().person([{ may: [] }])
  const faults: string[] = []

  beforeAll(async () => {
    const { id, tenantId, account, name } = holder.actor
    const passwordHash = await server.app().passwords.hash('x')
    const row = { id, account, name, kind: 'teacher', enabled: true, passwordHash }
    await insertRows(server.app().db, user, tenantId, [row])
    await second('GET', 'base/message/unreadCount')
  })

  async function send(...[ask, { method, path }, { search, asked }]: Sent) {
    const { status, body } = await ask(method, `${path}?${search}`, asked)
    // One system that is away answers 503 on purpose; nothing else does.
    if (status >= 500 && !(status === 503 && !body?.data?.traceId))
      faults.push(`${status} ${method} ${path}?${search} ${JSON.stringify(asked).slice(0, 300)}`)
  }

  /** A second client asks something small, again and again until `work` is done; each wait is of this thread's time. */
  async function beside(work: () => Promise<unknown>, waited: (milliseconds: number) => void) {
    let going = true
    async function ask() {
      while (going) {
        const began = spent()
        expect((await second('GET', 'base/message/unreadCount')).status).toBe(200)
        waited(spent() - began)
      }
    }
    await Promise.all([
      ask(),
      work().finally(() => {
        going = false
      }),
    ])
  }

  /** Those for which the second client waits too long, each by itself and every one of five times: what is slow is slow always. */
  async function slowAmong(all: Iterable<Sent>, most: number): Promise<string[]> {
    const slow: string[] = []
    for (const sent of all) {
      const waits: number[] = []
      do {
        let worst = 0
        await beside(
          () => send(...sent),
          (wait) => {
            worst = Math.max(worst, wait)
          },
        )
        waits.push(worst)
      } while (waits.length < 5 && Math.min(...waits) > most)
      if (Math.min(...waits) > most) slow.push(`${sent[1].path} ${waits.map(Math.round)} ms`)
    }
    return slow
  }

  it('no call answers it with a fault of ours, nor, in the long tier, keeps a second client waiting', async () => {
    const most = longest * slowness()
    const waiting = [...routes.entries()]
    const underWay = new Set<Sent>()
    const suspects = new Set<Sent>()
    let sentSince: Sent[] = []
    async function tell(...sent: Sent) {
      underWay.add(sent)
      sentSince.push(sent)
      await send(...sent)
      underWay.delete(sent)
    }
    async function lane() {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const [at, route] = next
        const arbitrary = hostileTo(route)
        if (route.method === 'POST') await tell(holder, route, { search: '', asked: { body: 'null' } })
        for (const each of fc.sample(arbitrary, { seed: seed + at, numRuns: runs.held }))
          await tell(holder, route, each)
        for (const each of fc.sample(arbitrary, { seed: seed - at, numRuns: runs.strange }))
          await tell(server.stranger, route, each)
      }
    }
    const all = () => Promise.all([lane(), lane(), lane(), lane()])
    if (isLong)
      await beside(all, (wait) => {
        if (wait > most) for (const sent of sentSince) suspects.add(sent)
        sentSince = [...underWay]
      })
    else await all()
    expect(await slowAmong(suspects, most)).toEqual([])
    expect(faults.join('\n')).toBe('')
  }, 600_000)

  it('no call answers with a fault of ours, nor, in the long tier, keeps a second client waiting, however much it is sent', async () => {
    const posts = routes.filter(({ method }) => method === 'POST')
    const sent = posts.map((route, at): Sent => {
      const body = conditionFor(route) ?? heavy[at % heavy.length] ?? ''
      return [holder, route, { search: '', asked: { body } }]
    })
    if (isLong) expect(await slowAmong(sent, longest * slowness())).toEqual([])
    else for (const each of sent) await send(...each)
    expect(faults.join('\n')).toBe('')
  }, 600_000)
})
