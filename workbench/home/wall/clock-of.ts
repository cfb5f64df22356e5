import { instantOf } from '#domain/kits/college-clock.ts'
import type { Received } from './last-good.ts'

/** The clock of the server, as the last answer told it: a display's own may be wrong for years. */
export const clockOf =
  ({ shown, receivedAt }: Received) =>
  () =>
    new Date(instantOf(shown.countedAt).getTime() + Date.now() - receivedAt)
