import { sql } from 'kysely'
import { resourceNamed } from '#domain/index.ts'
import type { Field, Fields } from '#domain/kernel/field.ts'
import { phrase } from '#domain/kernel/phrase.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import type { AnyTable } from '#domain/kernel/table.ts'
import { fieldsBehind, placesOn } from '#domain/kernel/through.ts'
import type { FieldAccess } from '#domain/security/secret-field.ts'
import type { Actor, ActorRole, Database } from '#server/core/app-context.ts'
import { behind } from '#server/core/database/table.ts'
import { tableNamed } from '#server/core/tables.ts'
import { titleFieldOf } from './columns.ts'
import { type Mask, usualMasks } from './mask.ts'

/** What a person sees of the fields of one resource, and may do to them. */
export interface FieldVisibility {
  readonly access: Readonly<Record<string, FieldAccess>>
  /** The texts that are shown only in part. Of one that has a mask by its declaration, the access may still be `write`. */
  readonly masks: ReadonlyMap<string, Mask>
  /** The references whose rows are named after a text that is shown only in part, and how that is shown. */
  readonly titles: ReadonlyMap<string, Mask>
}

/** Whether nothing of a field is kept from the asker: neither its value nor the name behind a reference. */
export const seesWhole = ({ access, masks, titles }: FieldVisibility, name: string) =>
  access[name] !== 'hidden' && !masks.has(name) && !titles.has(name)

interface Rule {
  readonly code: string
  readonly resource: string
  readonly field: string
  readonly access: FieldAccess
  readonly first: number | null
  readonly last: number | null
}

/** Of one request: `roles` is made for each anew, so what a role was told holds from the next request on. */
const read = new WeakMap<readonly ActorRole[], readonly Rule[]>()

async function rulesOf(db: Database, { tenantId, roles }: Actor): Promise<readonly Rule[]> {
  const known = read.get(roles) ?? (roles.every(({ ruled }) => ruled === false) ? [] : undefined)
  if (known) return known
  const { rows } = await sql<Rule>`select r.code, f.resource, f.field, f.access, f.first, f.last
    from security_secret_field f join ${behind('system_role r', 'f.role_id')}
    where f.tenant_id = ${tenantId} and r.code = any(${roles.map(({ code }) => code)}::text[])`.execute(db)
  read.set(roles, rows)
  return rows
}

/** How one role sees a field: 0 not, 1 in part, 2 whole. And what it may do to it: 0 nothing, 1 to be reviewed, 2 it must, 3 it may. */
interface View {
  readonly seen: 0 | 1 | 2
  readonly written: 0 | 1 | 2 | 3
  readonly mask: Mask
}

const views = {
  hidden: { seen: 0, written: 0 },
  masked: { seen: 1, written: 0 },
  read: { seen: 2, written: 0 },
  review: { seen: 2, written: 1 },
  required: { seen: 2, written: 2 },
  write: { seen: 2, written: 3 },
} as const satisfies Record<FieldAccess, Omit<View, 'mask'>>

function viewOf(field: Field, rule: FieldRule | undefined): View {
  const usual: Mask = field.masked ? usualMasks[field.masked] : [1, 0]
  if (!rule) return { seen: field.masked ? 1 : 2, written: field.presence === 'system' ? 0 : 3, mask: usual }
  return { ...views[rule.access], mask: [rule.first ?? usual[0], rule.last ?? usual[1]] }
}

/** Of several roles, each gives what it has: the widest holds, and of two masks the one that shows more. */
function together(all: readonly View[]): View {
  const shown = ({ mask: [first, last] }: View) => first + last
  return {
    seen: Math.max(...all.map(({ seen }) => seen)) as View['seen'],
    written: Math.max(...all.map(({ written }) => written)) as View['written'],
    mask: all.filter(({ seen }) => seen === 1).toSorted((a, b) => shown(b) - shown(a))[0]?.mask ?? [0, 0],
  }
}

const written = ['', 'review', 'required', 'write'] as const

function accessOf({ seen, written: may }: View): FieldAccess {
  if (seen === 0) return 'hidden'
  return written[may] || (seen === 1 ? 'masked' : 'read')
}

const named = new WeakMap<ActorRole['permissions'], ReadonlySet<string>>()

/** The resources that a role may do anything with: an administrator's thousand permissions are gone through once. */
function resourcesOf({ permissions }: ActorRole): ReadonlySet<string> {
  const known = named.get(permissions) ?? new Set([...permissions].map((each) => each.split(':', 1)[0] ?? ''))
  named.set(permissions, known)
  return known
}

/** The roles that a person comes to a resource by; where none does, as in a picker, all of them. */
function rolesFor({ roles }: Actor, resource: string): readonly ActorRole[] {
  const holding = roles.filter((role) => resourcesOf(role).has(resource))
  return holding.length > 0 ? holding : roles
}

/** Where no role of a person has a rule, all that counts is what the fields declare. */
const declared = new WeakMap<AnyResource, FieldVisibility>()

/** Of one request, as the rules are. */
const visible = new WeakMap<readonly ActorRole[], Map<AnyResource, FieldVisibility>>()

/** What this person sees of the fields of a resource, over all the roles that lead there. */
export async function visibilityOf(
  db: Database,
  actor: Actor,
  resource: AnyResource,
): Promise<FieldVisibility> {
  const rules = await rulesOf(db, actor)
  const known = rules.length === 0 ? declared : visibleTo(actor.roles)
  const found = known.get(resource) ?? viewed(actor, rules, resource)
  known.set(resource, found)
  return found
}

function visibleTo(roles: readonly ActorRole[]) {
  const known = visible.get(roles) ?? new Map<AnyResource, FieldVisibility>()
  visible.set(roles, known)
  return known
}

function viewed(actor: Actor, rules: readonly Rule[], resource: AnyResource): FieldVisibility {
  const behind = fieldsBehind(resource)
  const fields = [...Object.entries(resource.fields as Fields), ...behind]
  const viewOfField = viewerOf(actor, rules, resource)
  const seen = [
    ...Object.keys(resource.fields).map((name) => [name, viewOfField(name)] as const),
    ...behind.map(([path]) => [path, viewOfPath(actor, rules, resource, path)] as const),
  ]
  return {
    access: Object.fromEntries(seen.map(([name, view]) => [name, accessOf(view)])),
    masks: new Map(seen.flatMap(([name, { seen, mask }]) => (seen === 1 ? [[name, mask] as const] : []))),
    titles: new Map(
      fields.flatMap(([name, { target }]) => {
        const covered = target && maskOfTitle(actor, rules, tableNamed(target))
        return covered ? [[name, covered] as const] : []
      }),
    ),
  }
}

/** A field of a row pointed at is seen as that row shows it, where every reference on the way is shown. */
function viewOfPath(actor: Actor, rules: readonly Rule[], resource: AnyResource, path: string): View {
  const views = placesOn(resource, path).map(({ of, name }) => viewerOf(actor, rules, of)(name))
  const last = views.at(-1)
  return last && views.every(({ seen }) => seen > 0)
    ? { ...last, written: 0 }
    : { seen: 0, written: 0, mask: [0, 0] }
}

function viewerOf(actor: Actor, rules: readonly Rule[], { name: of, fields }: AnyResource) {
  const roles = rolesFor(actor, of)
  const own = rules.filter((rule) => rule.resource === of)
  return (name: string): View => {
    const each = roles.map(({ code }) =>
      viewOf(
        fields[name],
        own.find((rule) => rule.code === code && rule.field === name),
      ),
    )
    const view = together(each.length > 0 ? each : [viewOf(fields[name], undefined)])
    const quoted = view.seen === 2 && maskOfQuoted(actor, rules, fields[name])
    return quoted ? { ...view, seen: 1, mask: quoted } : view
  }
}

function maskOfQuoted(actor: Actor, rules: readonly Rule[], { quotes = [] }: Field): Mask | undefined {
  const named = quotes === 'any' ? [...new Set(rules.map(({ resource }) => resource))] : quotes
  return named
    .flatMap((name) => resourceNamed(name) ?? [])
    .map((resource) => maskOfTitle(actor, rules, resource))
    .find((covered) => covered !== undefined)
}

function maskOfTitle(actor: Actor, rules: readonly Rule[], target: AnyTable): Mask | undefined {
  const titled = titleFieldOf(target)
  const view = titled && viewerOf(actor, rules, titled.resource)(titled.field)
  return view?.seen === 1 ? view.mask : undefined
}

/** What one role is told of one field; `first` and `last` are how much of a masked text stays. */
export type FieldRule = Omit<Rule, 'code' | 'resource'>

/**
 * The fields of a resource of which these rules show or open more than a person sees and writes by the roles that lead
 * there. Where none does, every field.
 */
export async function fieldsBeyond(
  db: Database,
  actor: Actor,
  { name: of, fields }: AnyResource,
  told: readonly FieldRule[],
): Promise<readonly string[]> {
  const rules = (await rulesOf(db, actor)).filter(({ resource }) => resource === of)
  const leading = actor.roles.filter((role) => resourcesOf(role).has(of))
  const ownView = (name: string): View =>
    leading.length === 0
      ? { ...views.hidden, mask: [0, 0] }
      : together(
          leading.map(({ code }) =>
            viewOf(
              fields[name],
              rules.find((rule) => rule.code === code && rule.field === name),
            ),
          ),
        )
  return Object.keys(fields as Fields).filter((name) =>
    isWider(
      viewOf(
        fields[name],
        told.find(({ field }) => field === name),
      ),
      ownView(name),
    ),
  )
}

const isWider = (one: View, other: View) =>
  one.seen > other.seen ||
  one.written > other.written ||
  (one.seen === 1 && other.seen === 1 && (one.mask[0] > other.mask[0] || one.mask[1] > other.mask[1]))

/** How this person sees the names of the rows of a table; nothing where they see them whole. */
export const titleMask = async (db: Database, actor: Actor, target: AnyTable) =>
  maskOfTitle(actor, await rulesOf(db, actor), target)

/** Field by field, what a person may do: `hidden`, `masked`, `read`, `review`, `required` or `write`. */
export const fieldAccess = async (db: Database, actor: Actor, resource: AnyResource) =>
  (await visibilityOf(db, actor, resource)).access

type Input = Readonly<Record<string, unknown>>

/**
 * Refuses by name what a person may not write, what their roles must fill in, and what was masked for them and comes
 * back as if it were the value. A field under `review` may be
 * filled in a new row; of a row that is there it changes by a review alone.
 */
export async function checkWritable(
  db: Database,
  actor: Actor,
  resource: AnyResource,
  input: Input,
  verb: 'add' | 'update',
): Promise<void> {
  const check = await writableFor(db, actor, resource)
  check(input, verb)
}

/** The same for many rows: what holds for the person's roles is read once. */
export async function writableFor(db: Database, actor: Actor, resource: AnyResource) {
  const { access, masks } = await visibilityOf(db, actor, resource)
  const fields = Object.entries(resource.fields as Fields)
  return (input: Input, verb: 'add' | 'update') =>
    refuseFields(
      fields.flatMap(([name, { label }]) => {
        const why =
          covered(masks, label, name, input) ?? whyNot(access[name] as FieldAccess, label, input[name], verb)
        return why ? [[name, why] as const] : []
      }),
    )
}

/** Refuses what was masked for a person and comes back as if it were the value, of fields that wait for a review. */
export async function checkWhole(db: Database, actor: Actor, resource: AnyResource, input: Input) {
  const { masks } = await visibilityOf(db, actor, resource)
  refuseFields(
    Object.entries(resource.fields as Fields).flatMap(([name, { label }]) => {
      const why = covered(masks, label, name, input)
      return why ? [[name, why] as const] : []
    }),
  )
}

function refuseFields(refused: readonly (readonly [name: string, why: string])[]) {
  const [first] = refused
  if (first) refuse({ type: 'invalid', message: first[1], fields: Object.fromEntries(refused) })
}

/** As many at the fewest as a mask puts. */
const stars = '****'
const covered = (masks: FieldVisibility['masks'], label: string, name: string, input: Input) =>
  masks.has(name) && String(input[name] ?? '').includes(stars)
    ? phrase('请填写完整的{{label}}', { label })
    : undefined

/** Whether a field is not for this person to write, at once or after a review. */
export const isClosed = (access: FieldAccess | undefined): boolean =>
  access === 'hidden' || access === 'masked' || access === 'read'

function whyNot(access: FieldAccess, label: string, value: unknown, verb: 'add' | 'update') {
  if (access === 'required' && (value === null || value === '' || (value === undefined && verb === 'add')))
    return phrase('请填写{{label}}', { label })
  if (value === undefined) return
  if (access === 'review' && verb === 'update') return phrase('{{label}}须经审核才能修改', { label })
  if (isClosed(access)) return phrase('无权填写{{label}}', { label })
  return
}
