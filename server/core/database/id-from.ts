import { type RawBuilder, sql } from 'kysely'

/**
 * An identifier made of a text, in SQL: the same text gives the same one, so rows that are drawn by SQL can refer to
 * each other without being read. Version 8 of RFC 9562 (5.8), as calls accept no other bits than the standard's.
 */
export const idFrom = (text: RawBuilder<unknown>) =>
  sql<string>`overlay(overlay(md5(${text}) placing '8' from 13) placing '8' from 17)::uuid`
