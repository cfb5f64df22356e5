import type { AnyResource } from '#domain/kernel/resource.ts'

/** Where the screen of a resource stands unless it is told otherwise. */
export const placeFor = ({ name }: AnyResource) => name.replace('.', '/')
