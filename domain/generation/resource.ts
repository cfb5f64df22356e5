import { closed, type Dictionary } from '#domain/kernel/dictionary.ts'
import type { Field } from '#domain/kernel/field.ts'
import {
  choice,
  date,
  decimal,
  integer,
  longText,
  moment,
  money,
  reference,
  text,
  yesNo,
} from '#domain/kernel/fields.ts'
import { type AnyResource, defineResource } from '#domain/kernel/resource.ts'
import { columnsOf, type Design, type DesignField, type DesignKind, filtersOf, titleOf } from './design.ts'
import { kebab } from './words.ts'

const dictionaryOf = ({ name, label, choices }: DesignField, area: string): Dictionary =>
  closed(`${area}.${kebab(name)}`, label, Object.fromEntries(choices.map((each) => [each.code, each.label])))

type Presence = { readonly required?: true; readonly system?: true; readonly searchable?: true }

/** Of a field that nobody fills the server takes care; of a text people may search. */
export const presenceOf = ({ kind, required, inForm, inFilter }: DesignField): Presence => ({
  ...(inForm ? required && { required: true } : { system: true }),
  ...(kind === 'text' && inFilter && { searchable: true }),
})

/** What can be in use begins so. */
export const beginsInUse = ({ name, kind }: DesignField) => kind === 'yes-no' && name === 'enabled'

const made: Readonly<Record<DesignKind, (field: DesignField, area: string, presence: Presence) => unknown>> =
  {
    text: ({ label, max }, _, presence) => text(label, { ...presence, max }),
    'long-text': ({ label, max }, _, presence) => longText(label, { ...presence, max }),
    integer: ({ label }, _, presence) => integer(label, presence),
    decimal: ({ label }, _, presence) => decimal(label, presence),
    money: ({ label }, _, presence) => money(label, presence),
    'yes-no': (field, _, presence) => yesNo(field.label, { ...presence, initial: beginsInUse(field) }),
    date: ({ label }, _, presence) => date(label, presence),
    moment: ({ label }, _, presence) => moment(label, presence),
    choice: (field, area, presence) => choice(field.label, dictionaryOf(field, area), presence),
    reference: ({ label, target }, _, presence) => reference(label, target, presence),
  }

/** The resource itself, as its source would declare it: what the preview draws. */
export function resourceOf(
  design: Design,
  name: AnyResource['name'] = `${design.area}.${design.noun}`,
): AnyResource {
  const fields = design.fields.map((field) => [
    field.name,
    made[field.kind](field, design.area, presenceOf(field)),
  ])
  return defineResource({
    name,
    label: design.title,
    title: titleOf(design),
    fields: Object.fromEntries(fields) as Readonly<Record<string, Field>>,
    columns: columnsOf(design),
    filters: filtersOf(design),
  })
}
