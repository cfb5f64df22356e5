import { isObject } from '#workbench/http/storage/storage.ts'
import { type DraftDatabase, draftDatabase } from './database.ts'

/** Where the list of a person's desk lies. */
export const listName = (account: string) => `${account}/desk-list`

/** As it was called when a list could be read without what it lists. */
const isOldList = (name: string) => name.endsWith('/verify-desk')

/**
 * Erases whatever says until when it may be kept and is over at `now`, in milliseconds since 1970, no matter who it was of;
 * and lists of earlier releases.
 */
export async function dropWhatIsOver(database: DraftDatabase = draftDatabase(), now = Date.now()) {
  for (const name of await database.names()) {
    const kept = isOldList(name) ? null : await database.get(name)
    const until = isObject(kept) && typeof kept.until === 'number' ? kept.until : Number.POSITIVE_INFINITY
    if (isOldList(name) || until < now) await database.remove(name)
  }
}
