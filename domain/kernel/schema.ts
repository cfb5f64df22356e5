import { z } from 'zod'
import type { Fields } from './field.ts'
import { schemaOf } from './field-schema.ts'
import type { AnyFormRules, Lines } from './form.ts'
import { followingFrom } from './form-rules.ts'
import type { Create, CreateOf, Update } from './infer.ts'
import { phrase } from './phrase.ts'
import { brokenRules, type Rule } from './rule.ts'
import type { Table } from './table.ts'

/** One schema for the form in the browser and for the door of the server. */
function formSchema<F extends Fields>(fields: F, lines: AnyFormRules['lines']): z.ZodType<CreateOf<F>> {
  const filled = Object.entries(fields).filter(([, field]) => field.presence !== 'system')
  const shape = filled.map(([name, field]) => [
    name,
    (field.presence === 'required'
      ? required(field.label, schemaOf(field))
      : schemaOf(field).nullish()
    ).describe(field.label),
  ])
  const further = lines ? { lines: linesSchema(lines).optional() } : {}
  return z.strictObject({ ...Object.fromEntries(shape), ...further }) as unknown as z.ZodType<CreateOf<F>>
}

/** All lines of a row as they are to be: new ones whole, kept ones by id with what changes, and no others. */
const linesSchema = (lines: Readonly<Record<string, Lines>>) =>
  z.strictObject(
    Object.fromEntries(
      Object.entries(lines).map(([name, { resource, by, most }]) => [
        name,
        z
          .array(lineSchema(within(resource, by)))
          .max(most, phrase('{{label}}最多 {{count}} 条', { label: resource.label, count: most }))
          .optional(),
      ]),
    ),
  )

/** A line belongs to the row it is filled with: nobody says to which. */
function within(resource: Ruled, by: string): Ruled {
  const { [by]: _, ...fields } = resource.fields as Fields
  return { ...resource, fields }
}

function lineSchema(resource: Ruled) {
  const [added, kept] = [createSchema(resource), updateSchema(resource)]
  const error = ({ path }: { path?: PropertyKey[] | undefined }) =>
    phrase('{{label}}不正确', { label: resource.fields[String(path?.[0])]?.label ?? resource.label })
  return z.looseObject({}).transform((line, context) => {
    const result = ('id' in line ? kept : added).safeParse(line, { error })
    if (result.success) return result.data
    for (const { path, message } of result.error.issues)
      context.addIssue({ code: 'custom', path: [...path], message })
    return z.NEVER
  })
}

/** Nothing at all, or spaces, reads 请填写, whatever the kind; anything else is answered by the field's own schema. */
const required = (label: string, schema: z.ZodType) =>
  z
    .any()
    .refine((value) => value !== undefined && value !== null && value !== '', {
      message: phrase('请填写{{label}}', { label }),
      abort: true,
    })
    .pipe(schema)
    .refine((value) => value !== '', {
      message: phrase('请填写{{label}}', { label }),
      when: ({ issues }) => issues.length === 0,
    })

// biome-ignore lint/suspicious/noExplicitAny: the rules of any resource, whatever its fields
type Ruled = Table<any> & AnyFormRules & { readonly rules?: readonly Rule<any>[] }

/** The rules between fields are asked once every field is well-formed. */
export const createSchema = <R extends Ruled>(resource: R) =>
  formSchema(resource.fields as Fields, resource.lines).superRefine((row, context) => {
    const entered = { ...emptyOf(resource), ...(row as object) }
    const whole = { ...entered, ...followingFrom(resource, entered) }
    for (const { field, message } of brokenRules(resource, whole))
      context.addIssue({ code: 'custom', path: [field], message })
  }) as unknown as z.ZodType<Create<R>>

type Empty = Readonly<Record<string, null>>
const empties = new WeakMap<Fields, Empty>()

/** Every field with nothing in it. */
export function emptyOf({ fields }: Pick<Ruled, 'fields'>): Empty {
  const known = empties.get(fields) ?? Object.fromEntries(Object.keys(fields).map((name) => [name, null]))
  empties.set(fields, known)
  return known
}

/** Only what changes: for many rows at once, or for one beside its id and revision. */
export const changesSchema = <R extends Table>(resource: R) =>
  (formSchema(resource.fields, undefined) as unknown as z.ZodObject).partial() as unknown as z.ZodType<
    Partial<CreateOf<R['fields']>>
  >

/** A change carries the revision it was made on, so that nobody overwrites what they have not seen. */
export const updateSchema = <R extends Ruled>(resource: R) =>
  (formSchema(resource.fields as Fields, resource.lines) as unknown as z.ZodObject).partial().extend({
    id: z.uuid(),
    revision: z.number().int(),
  }) as unknown as z.ZodType<Update<R>>
