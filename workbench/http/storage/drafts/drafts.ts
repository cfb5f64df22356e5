import type { Draft, DraftStore } from '#design-system/form/draft.ts'
import { isObject } from '#workbench/http/storage/storage.ts'
import { draftDatabase } from './database.ts'

const database = draftDatabase()

const isDraft = <Values>(kept: unknown): kept is Draft<Values> =>
  isObject(kept) &&
  isObject(kept.values) &&
  typeof kept.savedAt === 'string' &&
  !Number.isNaN(Date.parse(kept.savedAt))

/**
 * Where a form keeps what was typed and not saved: in this browser, for this person. It outlives a reload and the end
 * of a session; anyone who signs out takes it along. Where nothing can be kept, writing fails and the form says so.
 */
export const draftStore = <Values>(account: string, form: string): DraftStore<Values> => {
  const key = `${account}/${form}`
  return {
    read: async () => {
      const kept = await database.get(key)
      return isDraft<Values>(kept) ? kept : null
    },
    write: (draft) => database.put(key, draft),
    clear: () => database.remove(key),
  }
}

/** Nothing of the person stays behind. */
export const forgetDrafts = (account: string) => database.removeAll(`${account}/`)
