import type { Actor } from '#server/core/app-context.ts'

/** Who does what a call does: under view-as the administrator who looks, not the person looked at. */
export const accountableFor = ({ viewer, ...actor }: Actor): Pick<Actor, 'id' | 'account' | 'name'> =>
  viewer ?? actor
