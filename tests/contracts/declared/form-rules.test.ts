import { expect, it } from 'vitest'
import { resources } from '#domain/index.ts'
import type { Field, Fields } from '#domain/kernel/field.ts'
import type { AnyFormRules, Linked, When } from '#domain/kernel/form.ts'
import { isOfAsked } from '#tests/support/asked-area.ts'

it.each(resources.filter(isOfAsked).map((resource) => [resource.name, resource] as const))(
  'the form rules of %s are of fields that it has',
  (_, of) => {
    const { visibleWhen = {}, requiredWhen = {}, computed = {}, linked = {}, lines = {} } = of as AnyFormRules
    const fields = of.fields as Fields
    const presence = (name: string) => (fields[name] as Field | undefined)?.presence
    const conditions = [
      ...Object.values(visibleWhen),
      ...Object.values(requiredWhen),
      ...Object.values(computed),
    ] as When<Fields>[]
    expect(conditions.flatMap(({ from }) => from).filter((name) => !(name in fields))).toEqual([])
    const optional = [...Object.keys(visibleWhen), ...Object.keys(requiredWhen)]
    expect(optional.filter((name) => presence(name) !== 'optional')).toEqual([])
    const copied = (Object.values(linked) as Linked<Fields>[]).flatMap((link) =>
      Object.keys(link.copies ?? {}),
    )
    // A copy that people fill follows its source, and is theirs otherwise.
    expect(copied.filter((name) => !(name in fields))).toEqual([])
    expect(Object.keys(computed).filter((name) => presence(name) !== 'system')).toEqual([])
    for (const { resource, by } of Object.values(lines)) {
      expect(resource.fields[by]).toMatchObject({ kind: 'reference', target: of.name })
      // A line says nothing of the row that it is filled with.
      expect((resource.fields[by] as Field).presence).not.toBe('required')
      expect(resource.lines).toBeUndefined()
    }
  },
)
