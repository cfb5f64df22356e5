import type { DeskSettings, VerificationEntry } from '#domain/claim/desk-calls.ts'
import type { JudgedHere } from '#machines/verify-desk/verify-desk.ports.ts'
import { isSilence } from '#workbench/http/settled.ts'
import { type DraftDatabase, draftDatabase } from '#workbench/http/storage/drafts/database.ts'
import { dropWhatIsOver, listName } from '#workbench/http/storage/drafts/over.ts'
import { isObject } from '#workbench/http/storage/storage.ts'
import { askRoster, askSettings, askShift } from './calls.ts'
import { type DeskList, type KeptShift, keptShift, lookUp, renewed } from './roster.ts'
import { stretcher } from './stretcher.ts'

interface Kept {
  /** Milliseconds since 1970; after that it is erased, no matter who opens this browser (drafts/over.ts). */
  readonly until: number
  readonly list: DeskList
  readonly settings: DeskSettings
}

const isKept = (kept: unknown): kept is Kept =>
  isObject(kept) &&
  typeof kept.until === 'number' &&
  isObject(kept.settings) &&
  isObject(kept.list) &&
  isObject(kept.list.shift) &&
  kept.list.shift.key instanceof CryptoKey

export interface HeldCopy {
  readonly settings: DeskSettings | null
  /** How many the list of this desk knows, and how many it will know when it is prepared. */
  readonly known: number
  readonly listed: number
  /** Milliseconds since 1970 at which it was last known to be right. */
  readonly at: number | null
}

export const nothingHeld: HeldCopy = { settings: null, known: 0, listed: 0, at: null }

/** Once less than this many milliseconds of a shift are left, a desk in touch begins another. */
const spare = 4 * 3_600_000

/**
 * The list by which this desk goes on without a network. It lies with what a person has typed and not saved, so that it
 * goes with them when they sign out; and it goes with its shift, or when the server says no.
 */
export function copyOf(
  account: string,
  changed: (held: HeldCopy) => void,
  database: DraftDatabase = draftDatabase(),
) {
  const name = listName(account)
  let list: DeskList | null = null
  let book: ReturnType<typeof lookUp> | null = null
  let held = nothingHeld
  let worker: ReturnType<typeof stretcher> | null = null
  let ending: ReturnType<typeof setTimeout> | undefined
  let closed = false
  let renewing: Promise<boolean> | null = null

  function hold(next: DeskList | null, settings: DeskSettings | null, at: number | null) {
    if (closed) return
    list = next
    clearTimeout(ending)
    if (next && next.roster.students.length > 0) {
      worker ??= stretcher()
      book = lookUp(next, worker.at(next.shift.cost))
    } else book = null
    if (next) ending = setTimeout(erase, next.shift.until - Date.now())
    held = { settings, known: next?.roster.students.length ?? 0, listed: next?.roster.listed ?? 0, at }
    changed(held)
  }

  function erase() {
    hold(null, held.settings, null)
    return database.remove(name).catch(() => {})
  }

  /** The clock of a page that sleeps stands still. */
  const isOver = () => list !== null && list.shift.until < Date.now()

  async function asked(): Promise<boolean> {
    const settings = await askSettings()
    const shift = await shiftNow()
    if (!shift) {
      hold(null, settings, Date.now())
      await erase()
      return true
    }
    const before = list?.shift === shift ? list.roster : undefined
    const change = await askRoster(shift.name, before?.at)
    const roster = (before ? renewed(before, change) : change) ?? (await askRoster(shift.name))
    if (closed) return true
    hold({ shift, roster }, settings, Date.now())
    const kept: Kept = { until: shift.until, list: { shift, roster }, settings }
    await database.put(name, kept).catch(() => {})
    if (closed) await database.remove(name).catch(() => {})
    return roster.total >= roster.listed
  }

  async function shiftNow(): Promise<KeptShift | null> {
    if (list && list.shift.until - Date.now() > spare) return list.shift
    const fresh = await askShift()
    return fresh && keptShift(fresh)
  }

  return {
    async restore() {
      await dropWhatIsOver(database, Date.now()).catch(() => {})
      const kept = await database.get(name).catch(() => null)
      if (isKept(kept) && !list) hold(kept.list, kept.settings, null)
    },
    /** Asks for what is new; whole where there is none, or one that no longer fits. False while more is being prepared. */
    renew(): Promise<boolean> {
      if (isOver()) void erase()
      renewing ??= asked()
        .catch(async (failure) => {
          // What lies there now may be of anyone who sits here next.
          if (!isSilence(failure) && !closed) await erase()
          throw failure
        })
        .finally(() => {
          renewing = null
        })
      return renewing
    },
    async judge(entry: VerificationEntry, passed: ReadonlySet<string>): Promise<JudgedHere | null> {
      if (isOver()) await erase()
      return book ? book.judge(entry, passed).catch(() => null) : null
    },
    /** Of who leaves nothing stays, neither here nor in the browser. */
    async close() {
      clearTimeout(ending)
      closed = true
      book = null
      worker?.end()
      await database.remove(name).catch(() => {})
    },
  }
}
