import { z } from 'zod'
import type { Fields } from './field.ts'
import type { Create, CreateOf, Update } from './infer.ts'
import { brokenRules, type Rule } from './rule.ts'
import type { Table } from './table.ts'

/** One schema for the form in the browser and for the door of the server. */
function schemaOf<F extends Fields>(fields: F): z.ZodType<CreateOf<F>> {
  const filled = Object.entries(fields).filter(([, field]) => field.presence !== 'system')
  const shape = filled.map(([name, field]) => [
    name,
    field.presence === 'required' ? required(field.label, field.schema) : field.schema.nullish(),
  ])
  return z.strictObject(Object.fromEntries(shape)) as unknown as z.ZodType<CreateOf<F>>
}

/** Nothing at all reads 请填写, whatever the kind; anything else is answered by the field's own schema. */
const required = (label: string, schema: z.ZodType) =>
  z
    .any()
    .refine((value) => value !== undefined && value !== null && value !== '', {
      message: `请填写${label}`,
      abort: true,
    })
    .pipe(schema)

// biome-ignore lint/suspicious/noExplicitAny: the rules of any resource, whatever its fields
type Ruled = Table & { readonly rules?: readonly Rule<any>[] }

/** The rules between fields are asked once every field is well-formed. */
export const createSchema = <R extends Ruled>(resource: R) =>
  schemaOf(resource.fields).superRefine((row, context) => {
    const whole = { ...emptyOf(resource), ...(row as object) }
    for (const { field, message } of brokenRules(resource, whole))
      context.addIssue({ code: 'custom', path: [field], message })
  }) as unknown as z.ZodType<Create<R>>

const emptyOf = ({ fields }: Table) => Object.fromEntries(Object.keys(fields).map((name) => [name, null]))

/** Only what changes: for many rows at once, or for one beside its id and revision. */
export const changesSchema = <R extends Table>(resource: R) =>
  (schemaOf(resource.fields) as unknown as z.ZodObject).partial() as unknown as z.ZodType<
    Partial<CreateOf<R['fields']>>
  >

/** A change carries the revision it was made on, so that nobody overwrites what they have not seen. */
export const updateSchema = <R extends Table>(resource: R) =>
  (schemaOf(resource.fields) as unknown as z.ZodObject).partial().extend({
    id: z.uuid(),
    revision: z.number().int(),
  }) as unknown as z.ZodType<Update<R>>
