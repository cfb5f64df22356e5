import { beforeAll, describe, expect, it } from 'vitest'
import { areas, resources, tables } from '#domain/index.ts'
import type { Action } from '#domain/kernel/action.ts'
import type { Field, Fields } from '#domain/kernel/field.ts'
import { type Duty, rangeOf } from '#domain/kernel/grant.ts'
import { type AnyResource, areaOf, callNameOf } from '#domain/kernel/resource.ts'
import { pathsOf } from '#domain/kernel/through.ts'
import { type RoleCode, roleGrants, roles } from '#domain/roles.ts'
import { declaredMenus } from '#server/identity/menus/declared.ts'
import { routes } from '#server/routes.ts'
import { type Sample, sampleRows } from '#tests/support/sample-rows.ts'
import { type Ask, serverOn } from '#tests/support/server.ts'

const option: readonly string[] = ['id', 'name', 'label', 'value']
const node: readonly string[] = ['id', 'parentId', 'title', 'key', 'value', 'hasChildren', 'children']
const kept = ['id', 'revision', 'createdBy', 'updatedBy', 'createdAt', 'updatedAt', 'labels', 'can']
const keysOf = (rows: readonly object[]) => [...new Set(rows.flatMap((row) => Object.keys(row)))]

// Every call that lists or looks up, by every role: 403, or no row and no field that the role's screens would not show.

const menus = areas.flatMap(declaredMenus)
const roleCodes = Object.keys(roles.labels) as RoleCode[]
const permissions = new Map(
  roleCodes.map((role) => [
    role,
    new Set(menus.flatMap((menu) => (menu.roles.includes(role) && menu.permission) || [])),
  ]),
)
const held = (role: RoleCode): ReadonlySet<string> => permissions.get(role) ?? new Set()
const pathOf = (name: string) => `${areaOf(name)}/${callNameOf(name)}`

const ofEveryResource = new Set(
  resources.flatMap(({ name }) =>
    ['page', 'list', 'sums', 'getOne', 'history', 'getSelect', 'getTree'].map(
      (call) => `${pathOf(name)}/${call}`,
    ),
  ),
)
/** What tells of people or their accounts, and is not published to anybody. */
const ofPeople = resources.filter(
  ({ scope, fields }) =>
    !('toEverybody' in fields) &&
    (scope ||
      Object.values(fields as Fields).some(
        ({ masked, target = '' }) =>
          masked || ['base.student', 'base.teacher', 'system.user'].includes(target),
      )),
)

const bespoke = routes.filter(
  ({ method, path, access }) => method === 'GET' && access !== 'public' && !ofEveryResource.has(path),
)

const shared = 'what the whole college shares, and tells of no person'

/** What anybody signed in may ask beside, and why that shows nobody a row of others. A new call stands here or fails. */
const open: Readonly<Record<string, readonly string[]>> = {
  'the asker’s own account, sessions, menus and proofs': [
    'auth/logOut',
    ...['getUserInfo', 'sessions', 'bindings', 'myProfile', 'myRecord', 'mySignature'].map(
      (call) => `base/sysUser/${call}`,
    ),
    'base/sysUserSecondAuth/getMySysUserSecondAuth',
    'base/sysMenu/getUserRoutes',
    'base/sysMenu/getUserBtn',
    'base/messageChoice/mine',
    'security/secretField/mine',
    'security/revealRecord/mine',
    'system/access/viewsOfMe',
  ],
  'what is the asker’s own, or was published to them': [
    'base/notice/mine',
    'base/notice/getOne',
    'base/notice/unreadCount',
    'base/message/live',
    'base/message/mine',
    'base/message/unreadCount',
    'base/fileLink/mine',
    ...['getUserApp', 'getUserUsedApp', 'getUserCollection'].map((call) => `base/appName/${call}`),
    'base/desktop/mine',
    'base/desktop/open',
    'base/lesson/mine',
    'base/schedule/mine',
    'base/teacherInfo/mine',
    'base/todo/mine',
    'base/service/applied',
    'base/stuClass/getClassFdySelect',
    'exam/session/announced',
    ...['mine', 'one', 'rows', 'annotated'].map((call) => `base/import/${call}`),
    'resource/oss/endpoint/upload/state',
    'resource/task/mine',
    'resource/task/state',
    'system/savedView/mine',
    'system/fieldReview/mine',
    'base/serviceEvaluate/mine',
    'system/storedReply/state',
    'system/report/mine',
    'system/doorCommand/state',
    'workflow/inbox/page',
    'workflow/task/getMyTaskSelect',
  ],
  [shared]: [
    ...['getDict', 'getDicts', 'getAuthPyccDict', 'getParentDict', 'getTree'].map(
      (call) => `base/dataDictionary/${call}`,
    ),
    ...['getZcSelect', 'getMonthSelect', 'getOne'].map((call) => `base/schoolCalendarItem/${call}`),
    ...['getXnXqSelect', 'getXnSelect', 'getYear'].map((call) => `base/schoolCalendar/${call}`),
    ...['getAreaList', 'getProvince', 'getCity', 'getArea'].map((call) => `base/canton/${call}`),
    'base/major/getMajorSelect',
    'base/richText/getOne',
    'base/aiKeywordAdvice/find',
    'admissions/repairType/getTree',
  ],
  'numbers of people within the asker’s reach, no names': ['base/desktop/figures'],
  'checks the permission itself: own record, or base.student:view': ['base/baseStudentInfo/getStuInfo'],
  'checks the permission itself: the right to review, row by row': ['system/fieldReview/page'],
  'checks the permission itself: the right to view the row': [
    'system/access/explain',
    'workflow/case/preview',
  ],
  'names of staff, told to staff alone': ['workflow/colleague/getSelect'],
  'names of staff of the own college, told to whom must pick one of them for an application of their own': [
    'workflow/pick/getSelect',
  ],
  'names of steps and of columns, which say nothing of anybody': [
    'workflow/processView/columns',
    'workflow/task/getTaskSelect',
  ],
  'checks it itself: who started it, was asked or told, or may view the row': [
    'workflow/case/picture',
    'workflow/case/trace',
  ],
  'public by what it is: of cases on notice the fields that the step names, names in part': [
    'workflow/notice/page',
  ],
}

it('anyone who adds a call that anybody may make says why it shows no more than their screens', () => {
  const asked = bespoke.filter(({ access }) => access === 'signed-in').map(({ path }) => path)
  expect(asked.toSorted()).toEqual(Object.values(open).flat().toSorted())
})

it('what everybody may look up has no scope, and is on this list', () => {
  const everybody = resources.filter(({ lookUp }) => lookUp === 'everybody')
  expect(everybody.map(({ name }) => name)).toEqual([
    'base.canton',
    'base.campus',
    'base.department',
    'base.major',
    'base.school-calendar',
    'records.registration-batch',
    'dormitory.room-type',
    'dormitory.room-level',
    'dormitory.repair-type',
    'dormitory.repair-urgency',
    'leave.type',
    'violation.kind',
    'affairs.hardship-batch',
    'evaluation.type',
    'evaluation.item',
    'evaluation.plus-minus-standard',
    'evaluation.batch',
    'award.type',
    'award.project',
    'award.batch',
  ])
  expect(everybody.filter(({ scope }) => scope)).toEqual([])
})

it('what people may change of their own record refers to nothing that they may not look up', () => {
  const targets = resources.flatMap(({ own, fields }) =>
    [...(own?.write ?? []), ...(own?.review ?? [])].flatMap((name) => (fields as Fields)[name]?.target ?? []),
  )
  const open = resources.filter(({ lookUp }) => lookUp === 'everybody').map(({ name }) => name as string)
  expect(targets.filter((target) => !open.includes(target))).toEqual([])
})

describe('two departments with their classes, people, accounts and drafts', () => {
  const server = serverOn('postgres')
  const college = server.college()
  const samples = new Map<string, readonly Sample[]>()
  let people: Map<RoleCode, Ask & { readonly actor: { readonly granted: Granted } }>
  type Granted = Readonly<Record<Duty, readonly string[]>>

  beforeAll(async () => {
    const { db } = server.app()
    const [near, far] = [await sampleRows(db, college.tenantId), await sampleRows(db, college.tenantId, 2)]
    for (const { name } of resources)
      samples.set(
        name,
        [near, far].flatMap((made) => made.get(name) ?? []),
      )
    const id = (name: string) => [near.get(name)?.id ?? '']
    people = new Map(
      roleCodes.map((role) => [
        role,
        college.person([{ may: [...held(role)], grants: roleGrants[role] }], {
          departments: id('base.department'),
          classes: id('base.class'),
          buildings: id('base.building'),
          students: id('base.student'),
          self: role.endsWith('student') ? id('base.student') : id('base.teacher'),
        }),
      ]),
    )
  })

  const rowsOf = (name: string) => samples.get(name) ?? []

  /** What stands at the end of a path. */
  function along(name: string, row: Sample | undefined, path: string): unknown {
    const [head = '', ...rest] = path.split('.')
    if (rest.length === 0) return row?.[head]
    const fields: Fields = tables.find((table) => table.name === name)?.fields ?? {}
    const target = fields[head]?.target ?? ''
    const next = rowsOf(target).find(({ id }) => id === row?.[head])
    return along(target, next, rest.join('.'))
  }

  /** The rows that a role's grants reach, by a plain reading. */
  function reached(role: RoleCode, { name, scope }: AnyResource): readonly Sample[] {
    const grants: readonly string[] = roleGrants[role]
    const granted = people.get(role)?.actor.granted ?? ({} as Granted)
    if (!scope || grants.includes('all')) return rowsOf(name)
    const duties = (Object.keys(granted) as Duty[]).filter((duty) => grants.includes(duty))
    return rowsOf(name).filter((row) =>
      scope.some(({ field, grant }) =>
        duties.some(
          (duty) => rangeOf(duty) === grant && granted[duty].includes(`${along(name, row, field)}`),
        ),
      ),
    )
  }

  /** Why a role may look rows up, and which; undefined where no screen of its own needs them. */
  function offered(role: RoleCode, resource: AnyResource): ReadonlySet<string> | undefined {
    const { name, lookUp } = resource
    const may = (table: string, ...verbs: string[]) =>
      verbs.some((verb) => held(role).has(`${table}:${verb}`))
    const idsOf = (rows: readonly Sample[]) => new Set(rows.map(({ id }) => id))
    if (lookUp === 'everybody') return idsOf(rowsOf(name))
    if (may(name, 'view', 'review')) return idsOf(reached(role, resource))
    const found: ReadonlySet<string>[] = []
    const scope = resource.scope && [...resource.scope, ...(Array.isArray(lookUp) ? lookUp : [])]
    const named = { ...resource, ...(scope && { scope }) }
    for (const table of tables)
      for (const [field, { target, lists, presence, secret }] of Object.entries(table.fields as Fields)) {
        if ((target ?? lists) !== name) continue
        const owner = resources.find(({ lines = {} }) =>
          Object.values(lines).some((line) => (line as { resource: unknown }).resource === table),
        )
        if (presence !== 'system' && may(owner?.name ?? table.name, 'add', 'update', 'import', 'review'))
          found.push(idsOf(reached(role, named)))
        if (target && !secret && !owner && may(table.name, 'view')) {
          const seen = resources.find((each) => each.name === table.name)
          found.push(new Set((seen ? reached(role, seen) : []).map((row) => `${row[field]}`)))
        }
      }
    for (const { name: table, actions = {} } of resources)
      for (const [act, { asks = {} }] of Object.entries<Action>(actions))
        if (may(table, act) && Object.values<Field>(asks).some(({ target }) => target === name))
          found.push(idsOf(reached(role, named)))
    return found.length > 0 ? new Set(found.flatMap((ids) => [...ids])) : undefined
  }

  const idsIn = (rows: readonly { id: string }[], name: string) => {
    const known = new Set(rowsOf(name).map(({ id }) => id))
    return rows
      .map(({ id }) => id)
      .filter((id) => known.has(id))
      .toSorted()
  }

  it.each(roleCodes)(
    '%s looks up what a list, a form or a filter of theirs needs, and is refused the rest (findings 3, 4)',
    async (role) => {
      const ask = people.get(role) as Ask
      for (const resource of resources.filter(({ singleton }) => !singleton)) {
        const { name, parent } = resource
        const expected = offered(role, resource)
        const all = rowsOf(name).map(({ id }) => id)
        const known = all.filter((id) => expected?.has(id)).toSorted()
        for (const call of [`getSelect?ids=${all}`, ...(parent ? ['getTree'] : [])]) {
          const { status, body } = await ask('GET', `${pathOf(name)}/${call}`)
          const found = status === 200 && idsIn(body.data, name)
          expect([name, call, status, found]).toEqual([
            name,
            call,
            expected ? 200 : 403,
            expected ? known : false,
          ])
          const shape = parent && call === 'getTree' ? node : option
          if (found) expect(keysOf(body.data).filter((key) => !shape.includes(key))).toEqual([])
        }
      }
    },
  )

  it.each(roleCodes)('%s lists and reads only rows and fields of the screens they have', async (role) => {
    const ask = people.get(role) as Ask
    for (const resource of resources.filter(({ singleton }) => !singleton)) {
      const { name, fields, lines = {}, scope, sums } = resource
      const at = pathOf(name)
      const views = held(role).has(`${name}:view`)
      const rows = rowsOf(name)
      const mine = new Set(views ? reached(role, resource).map(({ id }) => id) : [])
      const seen = rows.map(({ id }) => id).filter((id) => mine.has(id))
      const declared = Object.entries(fields as Fields).filter(([, { secret }]) => !secret)
      const names = [...declared.map(([field]) => field), ...pathsOf(resource)]
      const known = new Set([...kept, ...names, ...Object.keys(lines)])
      const asked = rows.map(({ id }) => id).join(',')
      for (const call of ['page', 'list']) {
        const { status, body } = await ask('GET', `${at}/${call}?params.id=${asked}`)
        const found = status === 200 && (call === 'page' ? body.data.records : body.data)
        expect([name, call, status, found && idsIn(found, name)]).toEqual([
          name,
          call,
          views ? 200 : 403,
          views && seen.toSorted(),
        ])
        if (found) expect(keysOf(found).filter((key) => !known.has(key))).toEqual([])
      }
      if (sums) {
        const { status, body } = await ask('GET', `${at}/sums?params.id=${asked}`)
        const told = views ? [200, seen.length] : [403, undefined]
        expect([name, status, body.data?.count]).toEqual([name, ...told])
      }
      for (const { id } of rows) {
        const refused = views ? 404 : 403
        const calls = [`${at}/getOne?id=${id}`, `${at}/history?id=${id}`]
        if (scope) calls.push(`system/access/explain?resource=${name}&rowId=${id}`)
        for (const call of calls)
          expect([call, (await ask('GET', call)).status]).toEqual([call, mine.has(id) ? 200 : refused])
      }
    }
  })

  it.each(roleCodes)(
    '%s learns of nobody beyond their screens by any other call (finding 3)',
    async (role) => {
      const ask = people.get(role) as Ask
      const may = (access: string) => access === 'signed-in' || held(role).has(access)
      const shown = resources.flatMap((resource) => [...(offered(role, resource) ?? [])])
      const { granted } = people.get(role)?.actor ?? {}
      const self: readonly unknown[] = granted?.self ?? []
      const aboutSelf = resources.flatMap(({ name }) =>
        rowsOf(name).filter((row) => Object.values(row).some((value) => self.includes(value))),
      )
      const known = new Set([
        ...shown,
        ...Object.values(granted ?? {}).flat(),
        ...aboutSelf.map(({ id }) => id),
      ])
      const hidden = ofPeople.flatMap(({ name }) => rowsOf(name).filter(({ id }) => !known.has(id)))
      const [near, far] = rowsOf('base.class')
      for (const { path, access } of bespoke.filter(({ path }) => !open[shared]?.includes(path))) {
        const name = access.endsWith(':look-up') ? access.slice(0, -':look-up'.length) : undefined
        const resource = resources.find((each) => each.name === name)
        for (const asked of [
          '',
          `?classId=${near?.id}`,
          `?classId=${far?.id}`,
          `?userId=${rowsOf('system.user')[1]?.id}`,
        ]) {
          const { status, body } = await ask('GET', `${path}${asked}`)
          if (resource && !offered(role, resource)) expect([path, status]).toEqual([path, 403])
          if (!resource && !may(access)) expect([path, status]).toEqual([path, 403])
          const told = JSON.stringify(body)
          expect([path, asked, hidden.filter(({ id }) => told.includes(id))]).toEqual([path, asked, []])
        }
      }
    },
  )
})
