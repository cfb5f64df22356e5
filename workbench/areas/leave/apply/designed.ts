import type { Field } from '#domain/kernel/field.ts'
import type { AnyFormRules, When } from '#domain/kernel/form.ts'
import { isNeeded, isShown } from '#domain/kernel/form-rules.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { fieldsOf } from '#domain/leave/answers.ts'
import type { KindForm } from '#domain/leave/calls.ts'
import { questionSections } from '#domain/leave/words.ts'
import type { FormDesign } from '#workbench/engine/form-design.ts'
import { sectionsOf, type Values } from '#workbench/engine/values.ts'

// biome-ignore lint/suspicious/noExplicitAny: the fields of any resource at all
type AnyWhen = When<any>

const sections: readonly string[] = ['startsSection', 'endsSection']

/** What the kind says of a field, by its unit and by the design of its form; undefined where it says nothing. */
function askingOf({ unit, asksDestination, fields, questions }: KindForm, name: string) {
  if (sections.includes(name)) return unit === 'section' ? 'required' : 'hidden'
  const own = questions.find(({ id }) => id === name)
  if (own) return own.required ? 'required' : 'optional'
  const said = fields.find(({ field }) => field === name)?.asking
  return name === 'destinationId' && asksDestination && said !== 'hidden' ? 'required' : said
}

/** What a kind was designed to ask, built-in fields and questions of the college's own, in order. */
const orderOf = ({ fields, questions }: KindForm) =>
  [
    ...fields.map(({ field, sort }) => ({ name: field as string, sort })),
    ...questions.map(({ id, sort }) => ({ name: id, sort })),
  ]
    .toSorted((one, other) => one.sort - other.sort)
    .map(({ name }) => name)

/**
 * The application as the designs of its kinds ask it: which fields there are, and which must be filled, follows from the
 * kind that is chosen. The server asks the same of what it is sent.
 */
export function designed(kinds: readonly KindForm[]): FormDesign {
  const kindOf = ({ typeId }: Values) => kinds.find((kind) => kind.typeId === typeId)
  const questions = kinds.flatMap((kind) => kind.questions)
  const own = new Set(questions.map(({ id }) => id))
  const asking = (name: string, values: Values) => {
    const kind = kindOf(values)
    return (kind && askingOf(kind, name)) ?? (own.has(name) ? 'hidden' : undefined)
  }
  const names = [
    ...sections,
    'destinationId',
    ...kinds.flatMap(({ fields }) => fields.map(({ field }) => field)),
    ...own,
  ]
  const rules = (
    resource: AnyResource,
    holds: (name: string, values: Values) => boolean,
  ): AnyFormRules['visibleWhen'] =>
    Object.fromEntries(
      names.map((name): [string, AnyWhen] => [
        name,
        { from: ['typeId', ...fromOf(resource, name)], holds: (values) => holds(name, values) },
      ]),
    )
  return {
    asked: (resource) => ({
      ...resource,
      fields: { ...resource.fields, ...questionFields(kinds) },
      form: Object.fromEntries(
        sectionsOf(resource).map(([title, names]) => [
          title,
          [
            ...names,
            ...questions
              .filter(({ section }) => questionSections.labels[section] === title)
              .map(({ id }) => id),
          ],
        ]),
      ),
      visibleWhen: {
        ...resource.visibleWhen,
        ...rules(
          resource,
          (name, values) => asking(name, values) !== 'hidden' && isShown(resource, name, values),
        ),
      },
      requiredWhen: {
        ...resource.requiredWhen,
        ...rules(
          resource,
          (name, values) => asking(name, values) === 'required' || isNeeded(resource, name, values),
        ),
      },
    }),
    hint: (name, values) => {
      const kind = kindOf(values)
      if (name === 'typeId') return kind?.note ?? undefined
      const { hint } =
        kind?.fields.find(({ field }) => field === name) ?? questions.find(({ id }) => id === name) ?? {}
      return hint ?? undefined
    },
    order: (some, values) => {
      const kind = kindOf(values)
      const order = kind ? orderOf(kind) : []
      const asked = order.filter((name) => some.includes(name)).values()
      return some.map((name) => (order.includes(name) ? (asked.next().value ?? name) : name))
    },
  }
}

/** The questions of all kinds, each only there and needed while its kind is chosen. */
const questionFields = (kinds: readonly KindForm[]): Readonly<Record<string, Field>> =>
  Object.fromEntries(
    Object.entries(fieldsOf(kinds.flatMap(({ questions }) => questions))).map(([id, field]) => [
      id,
      { ...field, presence: 'optional', keptIn: 'answers' },
    ]),
  )

const fromOf = ({ visibleWhen, requiredWhen }: AnyFormRules, name: string): readonly string[] =>
  [visibleWhen, requiredWhen].flatMap((of) => (of?.[name] as AnyWhen | undefined)?.from ?? [])
