import { mostOffered } from '#domain/kernel/offered.ts'

/** What is listed of what was found, and whether there is more, of which the list says so. */
export const cutList = <Row>(found: readonly Row[], most = mostOffered) => ({
  rows: found.slice(0, most),
  more: found.length > most,
})
