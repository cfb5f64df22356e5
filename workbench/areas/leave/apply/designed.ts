import type { AnyFormRules, When } from '#domain/kernel/form.ts'
import { isNeeded, isShown } from '#domain/kernel/form-rules.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import type { KindForm } from '#domain/leave/calls.ts'
import type { FormDesign } from '#workbench/engine/form-fields.tsx'
import type { Values } from '#workbench/engine/values.ts'

// biome-ignore lint/suspicious/noExplicitAny: the fields of any resource at all
type AnyWhen = When<any>

const sections: readonly string[] = ['startsSection', 'endsSection']

/** What the kind says of a field, by its unit and by the design of its form; undefined where it says nothing. */
function askingOf({ unit, asksDestination, fields }: KindForm, name: string) {
  if (sections.includes(name)) return unit === 'section' ? 'required' : 'hidden'
  const said = fields.find(({ field }) => field === name)?.asking
  return name === 'destinationId' && asksDestination && said !== 'hidden' ? 'required' : said
}

/**
 * The application as the designs of its kinds ask it: which fields there are, and which must be filled, follows from the
 * kind that is chosen. The server asks the same of what it is sent.
 */
export function designed(resource: AnyResource, kinds: readonly KindForm[]) {
  const kindOf = ({ typeId }: Values) => kinds.find((kind) => kind.typeId === typeId)
  const asking = (name: string, values: Values) => {
    const kind = kindOf(values)
    return kind && askingOf(kind, name)
  }
  const names = [
    ...sections,
    'destinationId',
    ...kinds.flatMap(({ fields }) => fields.map(({ field }) => field)),
  ]
  const rules = (holds: (name: string, values: Values) => boolean): AnyFormRules['visibleWhen'] =>
    Object.fromEntries(
      names.map((name): [string, AnyWhen] => [
        name,
        { from: ['typeId', ...fromOf(resource, name)], holds: (values) => holds(name, values) },
      ]),
    )
  const form: FormDesign = {
    hint: (name, values) => {
      const kind = kindOf(values)
      if (name === 'typeId') return kind?.note ?? undefined
      return kind?.fields.find(({ field }) => field === name)?.hint ?? undefined
    },
    order: (some, values) => {
      const order = (kindOf(values)?.fields ?? []).map(({ field }): string => field)
      const asked = order.filter((name) => some.includes(name)).values()
      return some.map((name) => (order.includes(name) ? (asked.next().value ?? name) : name))
    },
  }
  return {
    form,
    resource: {
      ...resource,
      visibleWhen: {
        ...resource.visibleWhen,
        ...rules((name, values) => asking(name, values) !== 'hidden' && isShown(resource, name, values)),
      },
      requiredWhen: {
        ...resource.requiredWhen,
        ...rules((name, values) => asking(name, values) === 'required' || isNeeded(resource, name, values)),
      },
    } as AnyResource,
  }
}

const fromOf = ({ visibleWhen, requiredWhen }: AnyFormRules, name: string): readonly string[] =>
  [visibleWhen, requiredWhen].flatMap((of) => (of?.[name] as AnyWhen | undefined)?.from ?? [])
