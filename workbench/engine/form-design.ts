import { createContext, use, useMemo, useState } from 'react'
import type { AnyResource } from '#domain/kernel/resource.ts'
import type { Values } from './values.ts'

/** What a college says of a form beside its declaration, as it is being filled. */
export interface FormDesign {
  /** The resource as its form asks it: with the college's own fields, and without those that it does not ask. */
  readonly asked: (resource: AnyResource) => AnyResource
  /** Stands under the field, in place of its own help. */
  readonly hint: (name: string, values: Values) => string | undefined
  /** The same names in the order in which they are asked. */
  readonly order: (names: readonly string[], values: Values) => readonly string[]
}

/** The designs of the forms that a screen opens, by the names of their resources. */
export const FormDesigns = createContext<Readonly<Record<string, FormDesign>>>({})

/** The design of a form, as it is when the form opens: it does not change under who fills it. */
export function useDesigned(resource: AnyResource) {
  const [design] = useState(use(FormDesigns)[resource.name])
  const asked = useMemo(() => design?.asked(resource) ?? resource, [design, resource])
  return { design, asked }
}
