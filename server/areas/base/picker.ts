import type { Desk } from '#server/resource/serve.ts'
import type { Route } from '#server/route.ts'

type Select = (desk: Desk, search: string) => unknown

/** A picker under a name of its own. Anybody signed in may ask; each sees what their roles reach. */
export const picker = (path: string, select: Select): Route => ({
  method: 'GET',
  path,
  access: 'signed-in',
  answer: ({ c, house, person }) => select({ db: house.db, house, person }, new URL(c.req.url).search),
})
