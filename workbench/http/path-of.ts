import { areaOf, callNameOf } from '#domain/kernel/resource.ts'

/** The path of a call of a resource, such as `base/building/page`. */
export const pathOf = (name: string, call: string) => `${areaOf(name)}/${callNameOf(name)}/${call}`
