import type { AnyResource } from '#domain/kernel/resource.ts'
import { addressOf } from '#server/client-address.ts'
import type { Person } from '#server/house.ts'
import type { PersonalCall, Route } from '#server/route.ts'
import { lookUpAccess } from './looking-up.ts'
import type { Desk } from './serve.ts'

type Select = (desk: Desk, search: string) => unknown

/** A call that offers rows of a resource to choose from, to whoever may look them up. */
export const picker = (path: string, resource: AnyResource, select: Select): Route => ({
  method: 'GET',
  path,
  access: lookUpAccess(resource),
  answer: (call: PersonalCall) => select(deskOf(call), searchOf(call)),
})

/** Who asks is known with where they ask from. */
export const personOf = ({ c, person }: PersonalCall): Person => ({
  ...person,
  address: addressOf(c) || undefined,
})

export const deskOf = (call: PersonalCall): Desk => ({
  db: call.house.db,
  house: call.house,
  person: personOf(call),
})

/** The query of a call, with its question mark. */
export const searchOf = ({ c }: PersonalCall) => new URL(c.req.url).search
