import { type Resolver, set } from 'react-hook-form'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { brokenRules } from '#domain/kernel/rule.ts'
import { pendingOf, wholeOf } from './line-values.ts'
import type { AnyRow } from './row.ts'
import type { Values } from './values.ts'

type Fault = readonly [field: string, message: string]
interface Checked {
  readonly error?: {
    readonly issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[]
  }
}

/** Asked for as a form opens. Where they do not come, as without a network, the server is the one who checks. */
const schemas = () => import('#domain/kernel/schema.ts').catch(() => undefined)

/** The same schema that stands at the server's door, so that a form is told at once what it would be told later. */
export function createResolver(resource: AnyResource): Resolver<Values> {
  const coming = schemas()
  return async (values) => {
    const schema = (await coming)?.createSchema(resource)
    return answer(values, faultsOf(schema?.safeParse(wholeOf(resource, values))))
  }
}

/** Only changes are looked at: they are all that is sent, and a masked value would not pass as itself. */
export function updateResolver(resource: AnyResource, row: AnyRow, before: Values): Resolver<Values> {
  const coming = schemas()
  const { id, revision } = row
  return async (values) => {
    const schema = (await coming)?.updateSchema(resource)
    const changes = pendingOf(resource, before, values)
    const faults = faultsOf(schema?.safeParse({ id, revision, ...changes }))
    const broken =
      faults.length > 0 ? [] : brokenRules(resource, { ...row, ...changes }, Object.keys(changes))
    return answer(values, [...faults, ...broken.map(({ field, message }): Fault => [field, message])])
  }
}

const faultsOf = (checked: Checked | undefined) =>
  (checked?.error?.issues ?? []).map(({ path, message }): Fault => [path.join('.') || 'root', message])

function answer(values: Values, faults: readonly Fault[]) {
  if (faults.length === 0) return { values, errors: {} as Record<string, never> }
  const errors = {}
  for (const [name, message] of faults.toReversed()) set(errors, name, { type: 'schema', message })
  return { values: {} as Record<string, never>, errors }
}
