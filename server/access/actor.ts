import type { Person } from '#server/house.ts'

/** Who does what a call does: under view-as the administrator who looks, not the person looked at. */
export const actorOf = ({ viewer, ...person }: Person): Pick<Person, 'id' | 'account' | 'name'> =>
  viewer ?? person
