import { type Field, initialOf } from '#domain/kernel/field.ts'
import { superfluous } from '#domain/kernel/form-rules.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'

/** What stands in a form, by field name. Nothing at all is null. */
export type Values = Readonly<Record<string, unknown>>

/** The fields a person fills, in the sections the declaration asks for; one nameless section without. */
export function sectionsOf(
  resource: AnyResource,
): readonly (readonly [title: string, names: readonly string[]])[] {
  if (resource.form) return Object.entries(resource.form)
  return [['', filledFields(resource).map(([name]) => name)]]
}

const filledFields = (resource: AnyResource): [string, Field][] =>
  Object.entries<Field>(resource.fields).filter(([, field]) => field.presence !== 'system')

/** What a new row begins with, as its fields declare it. */
export const newValues = (resource: AnyResource, given: Values = {}): Values => ({
  ...Object.fromEntries(filledFields(resource).map(([name, field]) => [name, initialOf(field)])),
  ...unpacked(resource, given),
  ...given,
})

export const valuesOf = (resource: AnyResource, row: Values): Values => ({
  ...Object.fromEntries(filledFields(resource).map(([name]) => [name, row[name] ?? null])),
  ...unpacked(resource, row),
})

const keptInOthers = (resource: AnyResource) =>
  filledFields(resource).flatMap(([name, { keptIn }]) => (keptIn ? [[name, keptIn] as const] : []))

/** The values of fields that are kept in others, from those. */
function unpacked(resource: AnyResource, row: Values): Values {
  const inside = keptInOthers(resource)
  const read = Object.fromEntries(
    [...new Set(inside.map(([, within]) => within))].map((within) => [within, held(row[within])]),
  )
  return Object.fromEntries(inside.map(([name, within]) => [name, read[within]?.[name] ?? null]))
}

/** Nothing where the reader sees only a part of it, which is no JSON. */
function held(text: unknown): Values {
  try {
    return typeof text === 'string' && text ? JSON.parse(text) : {}
  } catch {
    return {}
  }
}

/** What is sent of a change: fields that are kept in others go as those, whole, as the form has them now. */
export function packed(resource: AnyResource, changes: Values, values: Values): Values {
  const inside = keptInOthers(resource)
  const now = filledIn(askedOf(resource, values))
  const changed = new Set(inside.flatMap(([name, within]) => (name in changes ? [within] : [])))
  const alone = Object.entries(changes).filter(([name]) => !inside.some(([other]) => other === name))
  const packs = [...changed].map((within) => {
    const said = inside.flatMap(([name, of]) => (of === within && name in now ? [[name, now[name]]] : []))
    return [within, said.length > 0 ? JSON.stringify(Object.fromEntries(said)) : null]
  })
  return { ...Object.fromEntries(alone), ...Object.fromEntries(packs) }
}

/** What a row keeps of the answers to what is asked again; what is masked is answered anew. */
export const answeredOf = (asked: AnyResource, row: Values): Values =>
  Object.fromEntries(
    filledFields(asked).flatMap(([name, { masked }]) => (masked ? [] : [[name, row[name] ?? null]])),
  )

/** As the server would keep it: no spaces around a text, and nothing instead of an empty one. */
function asKept(value: unknown): unknown {
  const trimmed = typeof value === 'string' ? value.trim() : value
  return trimmed === '' || trimmed === undefined ? null : trimmed
}

/** What is not asked for is not sent, whatever was typed there before. */
export const askedOf = (resource: AnyResource, values: Values): Values => ({
  ...values,
  ...Object.fromEntries(superfluous(resource, values)),
})

/** What differs from before, as it is to be sent, lines aside. A masked value that nobody touched is not among it. */
export const changesOf = (before: Values, after: Values): Values =>
  Object.fromEntries(
    Object.entries(after)
      .filter(([name]) => name !== 'lines')
      .map(([name, value]) => [name, asKept(value)] as const)
      .filter(([name, value]) => value !== asKept(before[name])),
  )

/** What a new row is sent with, lines aside: nothing for what was left empty. */
export const filledIn = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([name]) => name !== 'lines')
      .map(([name, value]) => [name, asKept(value)] as const)
      .filter(([, value]) => value !== null),
  )
