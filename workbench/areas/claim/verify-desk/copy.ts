import type { DeskStudent, VerificationEntry } from '#domain/claim/desk-calls.ts'
import type { JudgedHere } from '#machines/verify-desk/verify-desk.ports.ts'
import { draftDatabase } from '#workbench/drafts/database.ts'
import { isObject } from '#workbench/storage/storage.ts'
import { askRoster, askSettings } from './calls.ts'
import { type Copy, lookUp, renewed } from './roster.ts'
import { dayOf } from './time.ts'
import { vaultOver } from './vault.ts'

const isCopy = (kept: unknown): kept is Copy =>
  isObject(kept) && isObject(kept.settings) && isObject(kept.roster) && Array.isArray(kept.roster.students)

export interface HeldCopy {
  readonly copy: Copy | null
  /** Milliseconds since 1970 at which it was last known to be right. */
  readonly at: number | null
}

/**
 * The copy of the list by which this desk goes on without a network. It lies with what a person has typed and not
 * saved, so that it goes with them when they sign out; and it holds for its day only.
 */
export function copyOf(account: string, changed: (held: HeldCopy) => void) {
  const vault = vaultOver(draftDatabase())
  const name = `${account}/verify-desk`
  let held: HeldCopy = { copy: null, at: null }
  let book: ReturnType<typeof lookUp> | null = null

  function hold(next: HeldCopy) {
    held = next
    const roster = next.copy?.roster
    book = roster && roster.students.length > 0 ? lookUp(roster) : null
    changed(next)
  }

  /** Yesterday's list is nobody's any more. */
  function isOfToday() {
    if (!held.copy || held.copy.roster.today === dayOf(Date.now())) return true
    hold({ copy: null, at: null })
    void vault.remove(name).catch(() => {})
    return false
  }

  return {
    async restore() {
      const kept = await vault.get(name).catch(() => null)
      if (!isCopy(kept)) return
      hold({ copy: kept, at: null })
      isOfToday()
    },
    /** Asks for what is new; whole where there is no copy, or one that no longer fits. */
    async renew() {
      isOfToday()
      const before = held.copy?.roster
      const change = await askRoster(before?.at)
      const roster = (before ? renewed(before, change) : change) ?? (await askRoster())
      const settings = await askSettings()
      hold({ copy: { roster, settings }, at: Date.now() })
      const isAllowed = roster.students.length > 0
      await (isAllowed ? vault.put(name, held.copy) : vault.remove(name)).catch(() => {})
    },
    judge: async (entry: VerificationEntry, passed: ReadonlySet<string>): Promise<JudgedHere | null> =>
      isOfToday() && book ? book.judge(entry, passed) : null,
    search: (text: string, most: number): readonly DeskStudent[] | null =>
      isOfToday() && book ? book.search(text, most) : null,
  }
}
