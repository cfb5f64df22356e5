import type { Received } from './last-good.ts'

/** `2026-09-01 08:00:00` as the server says it, in the college's own zone. */
export const momentOf = (wire: string) => new Date(`${wire.replace(' ', 'T')}+08:00`)

/** The clock of the server, as the last answer told it: a display's own may be wrong for years. */
export const clockOf =
  ({ shown, receivedAt }: Received) =>
  () =>
    new Date(momentOf(shown.countedAt).getTime() + Date.now() - receivedAt)
