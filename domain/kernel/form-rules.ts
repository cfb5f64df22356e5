import type { Fields } from './field.ts'
import type { AnyFormRules, Computed, Linked, When } from './form.ts'

type Row = Readonly<Record<string, unknown>>
type Changed = readonly string[]
type Named<What> = readonly (readonly [name: string, what: What])[]

const named = <What>(of: Readonly<Record<string, What | undefined>> = {}) =>
  Object.entries(of) as unknown as Named<What>
// biome-ignore lint/suspicious/noExplicitAny: the fields of any resource at all
type Any = any

/** Whether a field is asked for, as the row stands. */
export const isShown = ({ visibleWhen }: AnyFormRules, name: string, row: Row): boolean =>
  (visibleWhen?.[name] as When<Any> | undefined)?.holds(row) ?? true

/** Whether an optional field must be filled, as the row stands. */
export const isNeeded = ({ requiredWhen }: AnyFormRules, name: string, row: Row): boolean =>
  (requiredWhen?.[name] as When<Any> | undefined)?.holds(row) ?? false

const isEmpty = (value: unknown) => value === null || value === undefined || value === ''

/** The fields that must be filled and are not. Like a rule, it is only asked where something it goes by changes. */
export const missingFields = (formRules: AnyFormRules, row: Row, changed: Changed): readonly string[] =>
  named<When<Any>>(formRules.requiredWhen)
    .filter(([name, { from }]) => [name, ...from].some((each) => changed.includes(each)))
    .filter(([name, { holds }]) => isEmpty(row[name]) && isShown(formRules, name, row) && holds(row))
    .map(([name]) => name)

/** What of a row is not asked for, and not empty. */
export const superfluous = ({ visibleWhen }: AnyFormRules, row: Row, changed: Changed = Object.keys(row)) =>
  named<When<Any>>(visibleWhen)
    .filter(([name, { from }]) => [name, ...from].some((each) => changed.includes(each)))
    .filter(([name, { holds }]) => !isEmpty(row[name]) && !holds(row))
    .map(([name]) => [name, null] as const)

const affected = ({ computed }: AnyFormRules, changed: Changed) =>
  named<Computed<Any>>(computed).filter(([, { from }]) => from.some((name) => changed.includes(name)))

/** The fields that are computed from any of these, and all that they are computed from. */
export function computedBy(rules: AnyFormRules, changed: Changed) {
  const found = affected(rules, changed)
  return { names: found.map(([name]) => name), from: found.flatMap(([, { from }]) => from) }
}

/** What is computed from fields that change, in a row that has the change in it. */
export const computedFrom = (rules: AnyFormRules, row: Row, changed: Changed): Row =>
  Object.fromEntries(affected(rules, changed).map(([name, { is }]) => [name, is(row) ?? null]))

/**
 * What follows from a change: fields that are no longer asked for, emptied, and what is computed. The row is whole,
 * with the change in it, and `changed` names what changes; of a new row, everything.
 */
export function followingFrom(formRules: AnyFormRules, row: Row, changed: Changed = Object.keys(row)): Row {
  const emptied = Object.fromEntries(superfluous(formRules, row, changed))
  const next = { ...row, ...emptied }
  const touched = [...changed, ...Object.keys(emptied)]
  return { ...emptied, ...computedFrom(formRules, next, touched) }
}

/** What entering this field puts into others; nothing that would stay as it is. */
export function filledBy({ linked }: AnyFormRules, name: string, row: Row): Row {
  const filled = (linked?.[name] as Linked<Any> | undefined)?.fills?.(row) ?? {}
  return Object.fromEntries(Object.entries(filled).filter(([other, value]) => row[other] !== value))
}

/** Fields that people do not enter and that follow from this one: computed from it, or copied from where it points. */
export const followersOf = (rules: WithFields, name: string): readonly string[] => [
  ...takingFrom(rules).flatMap(([from, takes]) => (from === name ? Object.keys(takes) : [])),
  ...named<Computed<Any>>(rules.computed)
    .filter(([, { from }]) => from.at(-1) === name)
    .map(([follower]) => follower),
]

type Takes = Readonly<Record<string, string>>
type WithFields = AnyFormRules & { readonly fields: Fields }

/** The references from which fields are copied: name, and field here to field there. */
export const copiesIn = ({ linked }: AnyFormRules): Named<Takes> =>
  named<Linked<Any>>(linked).flatMap(([name, { copies }]) =>
    copies ? [[name, copies as Takes] as const] : [],
  )

/** Those that a row takes when it is pointed elsewhere: what people fill themselves is not among them. */
export const takingFrom = (rules: WithFields): Named<Takes> =>
  copiesIn(rules).flatMap(([name, takes]) => {
    const taken = Object.entries(takes).filter(([here]) => rules.fields[here]?.presence === 'system')
    return taken.length > 0 ? [[name, Object.fromEntries(taken)] as const] : []
  })
