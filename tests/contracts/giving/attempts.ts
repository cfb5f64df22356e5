import { resourceNamed } from '#domain/index.ts'
import type { Field, Fields } from '#domain/kernel/field.ts'
import { copiesIn } from '#domain/kernel/form-rules.ts'
import { type AnyResource, areaOf, callNameOf } from '#domain/kernel/resource.ts'
import type { Route } from '#server/core/route.ts'
import { giftFieldsOf } from '#server/engine/giving/gift-fields.ts'
import type { Known } from './known.ts'

/** One way to give: what is sent, and whether it must be refused to any delegate. */
export interface Attempt {
  readonly path: string
  readonly json?: object
  readonly form?: Readonly<Record<string, string>>
  readonly never?: boolean
  /** It takes something away: tried when all else has been. */
  readonly last?: boolean
}

type Values = Readonly<Record<string, unknown>>
let count = 0

/** Every attempt by which a call could widen somebody's reach or sight; undefined for a call that nobody thought of. */
export function attemptsOf({ path, access }: Route, known: Known): readonly Attempt[] | undefined {
  const special = specials[path.replace('/batch/', '/')]
  if (special)
    return (special(known) ?? []).map((attempt) => ({ path: path.replace('/batch/', '/'), ...attempt }))
  const resource = resourceNamed(access.split(':')[0] ?? '')
  const verb = path.split('/').at(-1) ?? ''
  if (!resource || path !== `${areaOf(resource.name)}/${callNameOf(resource.name)}/${verb}`) return undefined
  return generic[verb]?.(resource, known).map((attempt) => ({ path, ...attempt }))
}

type Made = Omit<Attempt, 'path'>

/** What decides about reach in a resource, each with all it could be set to. */
function settings(resource: AnyResource, known: Known): readonly Values[] {
  const { duties, places, links } = giftFieldsOf(resource)
  const named = [
    ...duties.flatMap(({ gives }) => [gives.to, gives.over]),
    ...places.flatMap(({ field }) => [
      field,
      ...copiesIn(resource).flatMap(([by, takes]) => (field in takes ? [by] : [])),
    ]),
    ...links,
  ]
  const fields = [...new Set(named)].filter(
    (field) => field !== 'id' && resource.fields[field].presence !== 'system',
  )
  return fields.flatMap((field) =>
    (known.candidates[resource.fields[field].target] ?? []).map((id) => ({ [field]: id })),
  )
}

const generic: Readonly<Record<string, (resource: AnyResource, known: Known) => readonly Made[]>> = {
  add: (resource, known) =>
    (known.rows[resource.name] ?? [])
      .slice(0, 1)
      .flatMap((row) =>
        [{}, ...settings(resource, known)].map((set) => ({ json: { ...freshFrom(resource, row), ...set } })),
      ),
  update: (resource, known) =>
    (known.rows[resource.name] ?? []).flatMap(({ id, revision }) =>
      settings(resource, known).map((set) => ({ json: { id, revision, ...set } })),
    ),
  batchUpdate: (resource, known) =>
    settings(resource, known).map((changes) => ({
      json: { rows: { ids: idsIn(resource, known) }, changes, only: 'good' },
    })),
  undo: () => [{ json: { batch: crypto.randomUUID() } }],
  restore: () => [{ json: { batch: crypto.randomUUID() } }],
  remove: (resource, known) => idsIn(resource, known).map((ids) => ({ form: { ids }, last: true })),
  batchRemove(resource, known) {
    const ids = idsIn(resource, known)
    return ids.length > 0 ? [{ json: { rows: { ids }, only: 'good' }, last: true }] : []
  },
}

const idsIn = ({ name }: AnyResource, { rows }: Known) => (rows[name] ?? []).map(({ id }) => id)

/** Another row like one that is there: what must be unique is new. */
function freshFrom({ fields, unique = [] }: AnyResource, row: Values) {
  const alone = new Set((unique as readonly (readonly string[])[]).flat())
  return Object.fromEntries(
    Object.entries(fields as Fields).flatMap(([name, field]: [string, Field]) => {
      if (field.presence === 'system' || field.secret || row[name] == null) return []
      return [[name, alone.has(name) ? freshOf(field, row[name]) : row[name]]]
    }),
  )
}

function freshOf({ kind }: Field, value: unknown) {
  count += 1
  if (kind === 'text') return `new${count}`
  if (kind === 'date') return '2026-10-09'
  return kind === 'integer' ? 2030 + (count % 60) : value
}

const everything = (known: Known) => ({
  departments: known.candidates['base.department'],
  classes: known.candidates['base.class'],
  buildings: known.candidates['base.building'],
  grades: [2023, 2024, 2025, 2026],
})

const onUsers = (known: Known): readonly Made[] =>
  [known.neighbour, known.admin].map((id) => ({ json: { id }, never: true }))

const specials: Readonly<Record<string, (known: Known) => readonly Made[] | undefined>> = {
  // A student has one mentor at a time.
  'base/mentor/add': (known) =>
    generic.add?.(resourceNamed('base.mentor') as AnyResource, known).map(({ json }) => ({
      json: { ...json, ...monthLongAgo() },
    })),
  'base/mentor/replace': ({ rows, candidates }) =>
    rows['base.mentor']?.flatMap(({ id, teacherId }) =>
      others(candidates['base.teacher'] ?? [], `${teacherId}`).map((newTeacherId) => ({
        json: { id, newTeacherId, from: '2026-10-09' },
      })),
    ),
  'system/role/add': () =>
    ['all', 'departments', 'classes', 'buildings', 'self'].map((grants) => ({
      json: { code: `made${++count}`, name: `角色${count}`, grants, sort: 1 },
    })),
  'system/role/update': ({ roles }) =>
    roles.map(({ id, revision }) => ({ json: { id, revision, grants: 'all' } })),
  'system/role/batchUpdate': ({ roles }) => [
    { json: { rows: { ids: roles.map(({ id }) => id) }, changes: { grants: 'all' }, only: 'good' } },
  ],
  'system/role/remove': ({ roles }) => roles.map(({ id }) => ({ form: { ids: id }, last: true })),
  'system/role/batchRemove': ({ roles }) => [
    { json: { rows: { ids: roles.map(({ id }) => id) }, only: 'good' }, last: true },
  ],
  'system/menu/add': ({ screen }) =>
    ['base.student:view', 'claim.verification:undo'].map((permission) => ({
      json: { ...button, code: `made-${++count}`, parentId: screen, permission },
    })),
  'system/menu/update': ({ menu }) =>
    menu &&
    ['base.student:view', 'claim.verification:undo'].map((permission) => ({ json: { ...menu, permission } })),
  'system/menu/batchUpdate': ({ menu }) =>
    menu && [
      { json: { rows: { ids: [menu.id] }, changes: { permission: 'base.student:view' }, only: 'good' } },
    ],
  'system/menu/remove': ({ menu }) => menu && [{ form: { ids: menu.id }, last: true }],
  'system/menu/batchRemove': ({ menu }) =>
    menu && [{ json: { rows: { ids: [menu.id] }, only: 'good' }, last: true }],
  'system/roleMenu/update': ({ roles, buttons }) =>
    roles.flatMap(({ id }) =>
      buttons.flatMap((menu) => [
        { json: { roleId: id, add: [menu], remove: [] } },
        { json: { roleId: id, add: [], remove: [menu] }, last: true },
      ]),
    ),
  'system/roleUser/update': ({ roles, adminRole, users }) =>
    [...roles.map(({ id }) => id), adminRole].flatMap((roleId) =>
      users.flatMap((user) => [
        { json: { roleId, add: [user], remove: [] } },
        { json: { roleId, add: [], remove: [user] }, last: true },
      ]),
    ),
  'system/userAuthorisation/update': (known) => {
    const nothing = { roleIds: [], departments: [], classes: [], buildings: [], grades: [] }
    const kinds = Object.entries(everything(known)).flatMap(([kind, ids = []]) =>
      ids.map((id) => ({ [kind]: [id] })),
    )
    return known.users.flatMap((userId) =>
      [nothing, everything(known), ...kinds, { roleIds: [known.adminRole] }].map((given) => ({
        json: { ...nothing, ...known.held[userId], ...given, userId },
        last: given === nothing || 'roleIds' in given,
      })),
    )
  },
  'security/secretField/update': ({ roles }) =>
    roles.flatMap(({ id }) =>
      ['read', 'write', 'hidden'].map((access) => ({
        json: {
          ...{ roleId: id, resource: 'base.student' },
          rules: [{ field: 'idNo', access, first: null, last: null }],
        },
      })),
    ),
  'system/user/resetPassword': onUsers,
  'system/user/endSessions': onUsers,
  'system/user/disable': onUsers,
  'system/user/enable': ({ disabled }) => [{ json: { id: disabled }, never: true }],
  'system/user/unlock': () => [],
  'system/accountRequest/approve': ({ request }) => [{ json: { id: request }, never: true }],
  'system/accountRequest/refuse': () => [],
  'system/access/viewAs': ({ users }) =>
    users.map((userId) => ({ json: { userId, reason: '看看学生' }, never: true })),
  'security/auditPersonnel/add': ({ users }) =>
    users.map((userId) => ({ json: { userId, duty: '审计', since: '2026-09-01' }, never: true })),
  'security/auditPersonnel/update': ({ auditor, users, neighbour }) =>
    auditor && others(users, neighbour).map((userId) => ({ json: { ...auditor, userId }, never: true })),
  // Whose duty it is differs from row to row, and is changed one by one.
  'security/auditPersonnel/batchUpdate': ({ auditor }) =>
    auditor && [
      { json: { rows: { ids: [auditor.id] }, changes: { since: '2026-08-01', until: null } }, never: true },
    ],
  'security/auditPersonnel/remove': ({ auditor }) =>
    auditor && [{ form: { ids: auditor.id }, never: true, last: true }],
  'security/auditPersonnel/batchRemove': ({ auditor }) =>
    auditor && [{ json: { rows: { ids: [auditor.id] } }, never: true, last: true }],
}

let months = 0

/** A month of its own, before anything of the demo college. */
function monthLongAgo() {
  const [year, month] = [1950 + Math.floor(months / 12), `${(months % 12) + 1}`.padStart(2, '0')]
  months += 1
  return { since: `${year}-${month}-01`, until: `${year}-${month}-28` }
}

const others = (ids: readonly string[], but: string) => ids.filter((id) => id !== but)

const button = {
  ...{ terminal: 'web', kind: 'button', title: '按钮', sort: 1, openType: '0' },
  ...{ keepAlive: false, affix: false, hidden: false },
}
