import type { AnyResource } from '#domain/kernel/resource.ts'
import type { Actor } from '#server/core/app-context.ts'
import { addressOf } from '#server/core/client-address.ts'
import type { PersonalCall, Route } from '#server/core/route.ts'
import type { Unit } from '#server/core/serve.ts'
import { lookUpAccess } from './looking-up.ts'

type Select = (unit: Unit, search: string) => unknown

/** A call that offers rows of a resource to choose from, to anyone who may look them up. */
export const picker = (
  path: string,
  resource: AnyResource,
  select: Select,
  told?: Pick<Route, 'title' | 'query'>,
): Route => ({
  method: 'GET',
  path,
  access: lookUpAccess(resource),
  ...(told && { ...told, reply: 'options' }),
  answer: (call: PersonalCall) => select(deskOf(call), searchOf(call)),
})

/** Who asks is known with where they ask from. */
export const personOf = ({ c, actor }: PersonalCall): Actor => ({
  ...actor,
  address: addressOf(c) || undefined,
})

export const deskOf = (call: PersonalCall): Unit => ({
  db: call.app.db,
  app: call.app,
  actor: personOf(call),
})

/** The query of a call, with its question mark. */
export const searchOf = ({ c }: PersonalCall) => new URL(c.req.url).search
