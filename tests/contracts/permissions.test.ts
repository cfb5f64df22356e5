import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { areas } from '#domain/index.ts'
import { type RoleCode, roles } from '#domain/roles.ts'
import { draw } from '#scripts/gate/parts.ts'
import type { Route } from '#server/core/route.ts'
import { declaredMenus } from '#server/identity/menus/declared.ts'
import { served } from '#server/registry.ts'
import { routes } from '#server/routes.ts'
import { least as atLeast, isOfAsked } from '#tests/support/asked-area.ts'
import { oneEngine } from '#tests/support/database.ts'
import { sessionsOn } from '#tests/support/session.ts'
import { isLong } from '#tests/support/tier.ts'

const services = [...served.values()]

const menus = areas.flatMap(declaredMenus)
/** What the declarations give a role in a new college. */
const matrix = new Map(
  Object.keys(roles.labels).map((role) => [
    role as RoleCode,
    new Set(menus.flatMap((menu) => (menu.roles.includes(role) && menu.permission) || [])),
  ]),
)
const guarded = routes.filter(
  ({ access }) =>
    // Who may look something up follows from what else they may do: tests/contracts/looking.test.ts.
    access !== 'public' && access !== 'signed-in' && !access.endsWith(':look-up'),
)
/** What a role without any duty in the college is refused is asked for whole; of the others some, drawn by the seed. */
const least: RoleCode = 'newstudent'
const seed = process.env.TEST_SEED ?? 'permissions'
const drawn = (role: RoleCode) => {
  const refused = guarded.filter(
    ({ access }) => isOfAsked({ name: access }) && !matrix.get(role)?.has(access),
  )
  if (isLong || role === least) return refused
  const key = ({ method, path }: Route) => draw(seed, `${role} ${method} ${path}`)
  return refused.toSorted((a, b) => (key(a) < key(b) ? -1 : 1)).slice(0, 60)
}

interface Menu {
  readonly component: string
  readonly children: readonly Menu[]
}
const screensIn = (menus: readonly Menu[]): string[] =>
  menus.flatMap(({ component, children }) =>
    component === 'layout/parent' ? screensIn(children) : [component, ...screensIn(children)],
  )

it('every call says who may make it, and every permission stands behind a button (A-16, A-59)', () => {
  expect(routes.filter(({ access }) => !access)).toEqual([])
  const behindButtons = new Set(menus.flatMap(({ permission }) => permission ?? []))
  expect(guarded.filter(({ access }) => !behindButtons.has(access)).map(({ path }) => path)).toEqual([])
})

it('what anybody may call is on this list, and nothing else (A-59)', () => {
  const open = routes.filter(({ access }) => access === 'public').map(({ path }) => path)
  // A picture is asked for by an <img>, which sends no header; its key is random and nobody lists it.
  // A file opens by a signed link of two minutes, or with the token.
  const fetched = [
    'base/sysUser/avatar',
    'resource/oss/endpoint/link-file',
    'resource/oss/endpoint/download-file',
    // Who holds a paper learns whether it is genuine, by its random code.
    'system/print/verify',
  ]
  // A payment service has no session: what it tells is signed. The cashier answers in a demo alone.
  const paying = ['fee/notify/:channel', 'fee/cashier', 'fee/cashier']
  const others = open.filter((path) => !/(^auth\/|\/openApi\/)/.test(path))
  // A gateway has no session: every call of its is signed by its key (server/platform/doors/gateway-call.ts).
  const signed = ['heartbeat', 'events', 'commands', 'outcome', 'people', 'peopleTaken']
  expect(others.toSorted()).toEqual(
    [...paying, ...fetched, ...signed.map((call) => `system/doors/${call}`)].toSorted(),
  )
})

it('nobody can be given the right to write a log: there is no call for it', () => {
  const logs = services
    .filter(({ resource: { writes, actions } }) => writes?.length === 0 && !actions)
    .map(({ resource }) => resource.name)
  expect(logs).toContain('security.audit-record')
  const writing = routes.filter(
    ({ method, access }) =>
      method === 'POST' && !access.endsWith(':export') && logs.some((name) => access.startsWith(`${name}:`)),
  )
  expect(writing.map(({ path }) => path)).toEqual([
    // Students choose for themselves, which is no log.
    ...['hold', 'confirm', 'release'].map((act) => `dormitory/roomChoice/${act}`),
    // Places of colleges and classes are changed by these alone, which keep the sums.
    ...['distribute', 'share', 'allot', 'lend'].map((act) => `affairs/hardshipQuota/${act}`),
    // Sealing binds what stands there to the audit chain; it neither adds nor changes a record.
    'security/changeRecord/seal',
  ])
})

describe.each(oneEngine)('the whole table of calls, on %s', (engine) => {
  const college = sessionsOn(engine)
  const tokens = new Map<RoleCode, string>()
  const ask = (
    { method, path }: { method: 'GET' | 'POST'; path: string },
    role: RoleCode,
    headers: Readonly<Record<string, string>> = {},
  ) =>
    college.ask(method, path, {
      token: tokens.get(role) ?? '',
      headers,
      ...(method === 'POST' && { json: {} }),
    })

  beforeAll(async () => {
    for (const role of matrix.keys()) {
      const { body } = await college.signIn(await college.person(role))
      tokens.set(role, body.access_token)
    }
  }, 120_000)

  it.each([...matrix.keys()])(
    'a call that %s does not hold is refused, whatever the menu shows (A-16, A-17, A-58)',
    async (role) => {
      const refused: string[] = []
      const wrong: string[] = []
      for (const route of drawn(role)) {
        const { status } = await ask(route, role)
        ;(status === 403 ? refused : wrong).push(`${status} ${route.path}`)
      }
      expect(wrong).toEqual([])
      if (role !== 'admin') expect(refused.length).toBeGreaterThanOrEqual(atLeast(50))
    },
    120_000,
  )

  // With the refusal of a stranger to the matrix, of every call, above: who holds no more than this is refused the rest.
  it.each([...matrix])(
    '%s holds what the declarations give, and nothing else (A-17)',
    async (role, given) => {
      const { body } = await ask({ method: 'GET', path: 'base/sysMenu/getUserBtn' }, role)
      expect(Object.keys(body.data).sort()).toEqual([...given].sort())
    },
  )

  it.each([...matrix.keys()])(
    '%s is shown the screens that were given to them, with what stands behind each',
    async (role) => {
      const { body } = await ask({ method: 'GET', path: 'base/sysMenu/getUserRoutes' }, role)
      const given = areas.flatMap(({ screens }) => screens.filter(({ access }) => role in access))
      expect(screensIn(body.data).sort()).toEqual(given.map(({ path }) => path).sort())
      const wrong: string[] = []
      for (const route of guarded) {
        if (route.method !== 'GET' || !isOfAsked({ name: route.access })) continue
        if (!matrix.get(role)?.has(route.access)) continue
        const { status } = await ask(route, role)
        if (status === 403 || status >= 500) wrong.push(`${status} ${route.path}`)
      }
      expect(wrong).toEqual([])
    },
    120_000,
  )

  it('nobody is nobody: every guarded call without a token is 401, as a stranger and with a false one', async () => {
    for (const { method, path } of guarded.slice(0, 60)) {
      expect([path, (await college.ask(method, path)).status]).toEqual([path, 401])
      const token = `${college.tenantId}.${crypto.randomUUID()}`
      expect([path, (await college.ask(method, path, { token })).status]).toEqual([path, 401])
    }
  }, 120_000)

  it('the token says the college, not the header, the query or the body (A-13, A-14)', async () => {
    const { db } = college.app()
    const elsewhere = crypto.randomUUID()
    const foreign = crypto.randomUUID()
    await sql`insert into system_role (tenant_id, id, code, name, grants, sort)
      values (${elsewhere}, ${foreign}, 'theirs', '他校角色', 'all', 1)`.execute(db)
    const headers = { 'Tenant-Id': elsewhere, tenantId: elsewhere }
    const seen = await ask({ method: 'GET', path: 'system/role/page?size=100' }, 'admin', headers)
    expect(JSON.stringify(seen.body)).not.toContain('他校角色')
    const token = tokens.get('admin') ?? ''
    const one = await college.ask('GET', `system/role/getOne?id=${foreign}`, { token, headers })
    expect(one.status).toBe(404)
    const json = { id: foreign, revision: 1, name: '改名' }
    expect((await college.ask('POST', 'system/role/update', { token, headers, json })).status).toBe(404)
    const remove = { token, headers, form: { ids: foreign } }
    expect((await college.ask('POST', 'system/role/remove', remove)).status).toBe(404)
    const give = { roleId: foreign, add: [], remove: [] }
    expect((await college.ask('POST', 'system/roleUser/update', { token, json: give })).status).toBe(404)
    const { rows } = await sql`select name from system_role where id = ${foreign}`.execute(db)
    expect(rows).toEqual([{ name: '他校角色' }])
  })

  it.each([
    '/API/campus-system/role/page',
    '/api/campus-system/..;/system/role/page',
    '/api//campus-system/role/page',
    '/api/campus-system/role/page/',
    '/api/campus-system/role/page;x=1',
    '/api/campus-system/%72ole/page',
    '/api/campus-system/x/../role/page',
    '/api/campus-system/x/%2e%2e/role/page',
    '/api/campus-system/role//page',
    '/api/campus-System/role/page',
  ])('%s gets a student no further than the plain path (A-18)', async (path) => {
    const answer = await ask({ method: 'GET', path }, 'student').catch(() => ({ status: 404 }))
    expect([401, 403, 404, 405]).toContain(answer.status)
  })

  it('another method by a header is still the method that was sent (A-18)', async () => {
    const headers = { 'X-HTTP-Method-Override': 'POST', 'X-Method-Override': 'POST' }
    expect((await ask({ method: 'GET', path: 'system/role/add' }, 'admin', headers)).status).toBe(405)
  })
})
