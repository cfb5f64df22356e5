import { draftDatabase } from '#workbench/http/storage/drafts/database.ts'

/** Where what waits for the line lies in this browser. */
export const outboxDatabase = draftDatabase(undefined, 'campus-outbox')

/** Tells the other tabs the name of each letter that has changed. */
export const outboxNews =
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('campus-outbox')

/** The names under which something of this person waits. */
export const keptIn = async (account: string): Promise<readonly string[]> =>
  (await outboxDatabase.names()).filter((name) => name.startsWith(`${account}/`))
