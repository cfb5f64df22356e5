import { globSync, readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { resources } from '#domain/index.ts'
import { giving, permitsGiving } from '#domain/security/giving.ts'
import { routes } from '#server/routes.ts'
import { oneEngine } from '#tests/support/database.ts'
import { sessionsOn } from '#tests/support/session.ts'
import { type Attempt, attemptsOf } from './giving/attempts.ts'
import { type Delegate, delegates, givingCollege } from './giving/college.ts'
import { type Sight, sightOf } from './giving/sight.ts'

const calls = routes.filter(
  ({ method, access }) =>
    method === 'POST' && (permitsGiving(access) || /^base\.class:(?!view|export|reveal)/.test(access)),
)

it('every resource whose rows give duties is among what gives, and its lines give none', () => {
  for (const { name, grants, lines = {} } of resources) {
    if (grants) expect([name, giving.has(name)]).toEqual([name, true])
    for (const { resource } of Object.values<{ resource: object }>(lines))
      expect(resource).not.toHaveProperty('grants')
  }
})

it('who writes a table of access is known, so that a new way to write it asks who gives', () => {
  const tables =
    'system_user_role|system_role_menu|system_user_authorisation|security_secret_field|system_role'
  const declared = 'userRole|roleMenu|userAuthorisation|secretField|role'
  const ways = [
    `(insert into|delete from|update) "?(${tables})"?\\b`,
    `(insertInto|deleteFrom|updateTable)\\(\\s*'(${tables})'`,
    `\\btable\\(\\s*(${declared}),[^()]*\\)\\s*\\.(insert|update|remove)\\b`,
    `\\binsertRows\\([^,]*,\\s*(${declared}),`,
  ]
  const writes = new RegExp(ways.join('|'))
  const files = globSync('server/**/*.ts').filter(
    (file) => !/\.test\.ts$|^server\/(demo|node)\//.test(file) && writes.test(readFileSync(file, 'utf8')),
  )
  expect(files.map((file) => file.replaceAll('\\', '/')).toSorted()).toEqual([
    // Gifts of people, each held to what the giver reaches.
    'server/areas/system/authorisation/opened.ts',
    'server/areas/system/menu.ts',
    'server/areas/system/role.ts',
    // Versions of roles, by triggers.
    'server/core/actor/role-permissions.ts',
    'server/engine/field-rules/change.ts',
    // What a new college begins with.
    'server/identity/menus/install-administrators.ts',
    'server/identity/menus/role-menus.ts',
    'server/identity/registration/open-account.ts',
    'server/identity/roles/role-users.ts',
    'server/identity/session/add-user.ts',
  ])
})

describe.each(oneEngine)('what a delegate tries to give, on %s', (engine) => {
  const { ask, signIn, app, tenantId } = sessionsOn(engine)
  let college: Awaited<ReturnType<typeof givingCollege>>
  const sights = async (kind: Delegate) =>
    new Map(
      await Promise.all(
        college.accountsFor(kind).map(async (id) => [id, await sightOf(app(), tenantId, id)] as const),
      ),
    )
  const asking = async (account: string) => {
    const token = (await signIn(account)).body.access_token as string
    return ({ path, json, form }: Attempt) =>
      ask('POST', path, { token, ...(json && { json }), ...(form && { form }) })
  }

  beforeAll(async () => {
    college = await givingCollege(app(), tenantId, [...new Set(calls.map(({ access }) => access))])
  }, 120_000)

  it('every call that can widen somebody’s reach or sight has its attempts', async () => {
    const known = await college.knownTo('department')
    const unknown = calls.filter((route) => attemptsOf(route, known) === undefined)
    expect(unknown.map(({ path }) => path)).toEqual([])
  })

  it.each(Object.keys(delegates) as Delegate[])(
    'by a delegate of a %s, changes nobody’s reach or sight beyond that delegate',
    async (kind) => {
      const before = await sights(kind)
      const mine = before.get(college.people[kind].id) as Sight
      const beyond = (one: Sight = new Set(), other: Sight = new Set()) =>
        [...one].filter((each) => !other.has(each) && !mine.has(each))
      const send = await asking(kind)
      const faults: string[] = []
      let known = await college.knownTo(kind)
      // What is taken away last does not stand in the way of what is tried before.
      for (const last of [false, true])
        for (const route of calls)
          for (let at = 0; ; at++) {
            const attempt = attemptsOf(route, known)?.filter((one) => Boolean(one.last) === last)[at]
            if (!attempt) break
            const { status } = await send(attempt)
            const said = `${status} ${route.path} ${JSON.stringify(attempt.json ?? attempt.form)}`
            if (status >= 500 || status === 401 || (attempt.never && status === 200)) faults.push(said)
            if (status !== 200) continue
            known = await college.refreshed(known)
            const after = await sights(kind)
            for (const [id, was] of before) {
              const changed = [...beyond(after.get(id), was), ...beyond(was, after.get(id))]
              if (changed.length > 0) faults.push(`${said}: ${id} ${changed.length} ${changed[0]}`)
            }
          }
      expect(faults.slice(0, 5)).toEqual([])
    },
    120_000,
  )

  it('and each of these calls is one that the administrator gets through', async () => {
    const send = await asking('root')
    const failed: string[] = []
    const removing = ({ path }: (typeof calls)[number]) => /remove$/i.test(path)
    const own = calls.filter(({ path }) => !/\/(undo|restore)$|\/batch\//.test(path))
    // What is removed last is there for all others.
    let known = await college.knownTo('self')
    for (const route of [...own.filter((call) => !removing(call)), ...own.filter(removing)]) {
      let done = false
      let last = {}
      known = await college.refreshed(known)
      const attempts = attemptsOf(route, known) ?? []
      for (const attempt of attempts) {
        const { status, body } = await send(attempt)
        last = { status, msg: body.msg, data: body.data }
        // Others point at the row: the rule was passed.
        done = status === 200 || /使用，不能删除$/.test(body.msg)
        if (done) break
      }
      if (!done && attempts.length > 0) failed.push(`${route.path} ${JSON.stringify(last)}`)
    }
    expect(failed).toEqual([])
  }, 120_000)
})
