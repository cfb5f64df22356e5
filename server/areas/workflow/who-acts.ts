import { addressOf } from '#server/core/client-address.ts'
import type { PersonalCall } from '#server/core/route.ts'
import type { Unit } from '#server/core/serve.ts'

/** One call outside of a transaction. */
export const unitOf = ({ app, actor }: PersonalCall): Unit => ({ db: app.db, app, actor })

/** The asker, with where they ask from: the log of a case keeps it. */
export const whoActs = ({ c, actor }: PersonalCall) => ({ ...actor, address: addressOf(c) || undefined })
