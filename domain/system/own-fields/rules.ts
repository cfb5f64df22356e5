import type { Field, Fields } from '#domain/kernel/field.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import type { FieldAccess } from '#domain/security/secret-field.ts'
import type { OwnAccess, OwnTime } from '#domain/system/own-field.ts'

/** What one's own row allows of one field. */
export interface OwnRule {
  readonly access: OwnAccess
  readonly during: OwnTime
  /** A change needs a proof beside it. Only of what is reviewed: nobody looks at the proof of another change. */
  readonly proof: boolean
}

export type OwnRules = Readonly<Record<string, OwnRule>>

const open = (access: OwnAccess): OwnRule => ({ access, during: 'always', proof: false })

/** The accesses that may be set for a field: what is not declared as one's own is at most read. */
export function settableFor({ own, title, fields }: AnyResource, name: string): readonly OwnAccess[] {
  const { write = [], review = [], lines = [] } = own ?? {}
  if (lines.includes(name)) return ['read', 'write']
  const seen: readonly OwnAccess[] = name === title ? ['read'] : ['hidden', 'read']
  const field: Field | undefined = fields[name]
  if (![...write, ...review].includes(name)) return seen
  return [...seen, 'review', ...(field?.kind === 'yes-no' ? [] : (['required'] as const)), 'write']
}

/** The fields and lines of a resource that have a rule: all that a form asks for. */
export const ruledNames = ({ fields, own }: AnyResource): readonly string[] => [
  ...Object.entries(fields as Fields)
    .filter(([, { presence, secret }]) => presence !== 'system' && !secret)
    .map(([name]) => name),
  ...(own?.lines ?? []),
]

/** The rule of each field: what the college has set, else what the resource declares. */
export function ownRulesOf(resource: AnyResource, set: OwnRules): OwnRules {
  const { write = [], review = [], lines = [] } = resource.own ?? {}
  const declared = (name: string): OwnRule =>
    open(review.includes(name) ? 'review' : [...write, ...lines].includes(name) ? 'write' : 'read')
  return Object.fromEntries(ruledNames(resource).map((name) => [name, set[name] ?? declared(name)]))
}

const narrow: readonly FieldAccess[] = ['hidden', 'masked', 'read']

/**
 * What somebody may do to the fields of their own row now. The roles of the person bound it: what they hide, mask or
 * keep from writing stays so, and what they have reviewed is reviewed. `inRound`: a round of theirs is open.
 */
export function ownAccessOf(
  rules: OwnRules,
  byRole: Readonly<Record<string, FieldAccess>>,
  inRound: boolean,
): Readonly<Record<string, FieldAccess>> {
  const each = Object.entries(rules).map(([name, { access, during }]): [string, FieldAccess] => {
    const given = byRole[name]
    if (access === 'hidden' || (given && narrow.includes(given)))
      return [name, access === 'hidden' ? 'hidden' : (given as FieldAccess)]
    if (during === 'round' && !inRound) return [name, 'read']
    return [name, given === 'review' && access !== 'read' ? 'review' : access]
  })
  return { ...byRole, ...readOnly(byRole, rules), ...Object.fromEntries(each) }
}

/** What no rule speaks of, such as what only the server fills. */
const readOnly = (byRole: Readonly<Record<string, FieldAccess>>, rules: OwnRules) =>
  Object.fromEntries(
    Object.entries(byRole)
      .filter(([name, access]) => !(name in rules) && !narrow.includes(access))
      .map(([name]) => [name, 'read' as const]),
  )

/** Of the fields that change, those that need a proof. */
export const unproven = (rules: OwnRules, changed: readonly string[]): readonly string[] =>
  changed.filter((name) => rules[name]?.proof && rules[name].access === 'review')

/** Fields that must be filled and are not. */
export const lackingIn = (rules: OwnRules, row: Readonly<Record<string, unknown>>): readonly string[] =>
  Object.entries(rules)
    .filter(([name, { access }]) => access === 'required' && (row[name] ?? '') === '')
    .map(([name]) => name)
