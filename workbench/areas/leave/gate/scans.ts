import { instantOf } from '#domain/kits/college-clock.ts'
import type { Pass } from '#domain/leave/pass.ts'
import { hasPassed } from '#domain/leave/pass.ts'
import type { Scan } from '#domain/leave/scans.ts'
import type { GateVerdict } from '#domain/leave/words.ts'
import { type DraftDatabase, draftDatabase } from '#workbench/http/storage/drafts/database.ts'

/** What was read at this gate: kept in the browser until the server has it. */
export interface KeptScan {
  readonly scan: Scan
  readonly code: string | null
  readonly pass: Pass | null
  readonly verdict: GateVerdict
  readonly sent: boolean
}

/** A code is out of date after minutes; this long its use is remembered here, and what was sent is kept. */
const keptSeconds = 3600

/** The scans of this browser, over its database. */
export function scansOver(database: DraftDatabase = draftDatabase(undefined, 'campus-gate')) {
  const nameOf = ({ scan }: KeptScan) => `scan ${scan.passedAt} ${scan.key}`
  const all = async () => (await database.all('scan ')) as readonly KeptScan[]
  return {
    all,
    keep: (kept: KeptScan) => database.put(nameOf(kept), kept),
    /** Whether somebody has passed here by this code. */
    used: async (code: string) => (await all()).some((kept) => kept.code === code && hasPassed(kept.verdict)),
    waiting: async () => (await all()).filter(({ sent }) => !sent),
    /** The server has them; those that are old go. */
    async sent(some: readonly KeptScan[], now: number) {
      for (const kept of some) await database.put(nameOf(kept), { ...kept, sent: true })
      for (const kept of await all()) {
        const age = now - instantOf(kept.scan.passedAt).getTime() / 1000
        if (kept.sent && age > keptSeconds) await database.remove(nameOf(kept))
      }
    },
    key: async () => (await database.get('key')) as JsonWebKey | undefined,
    keepKey: (key: JsonWebKey) => database.put('key', key),
  }
}

export type Scans = ReturnType<typeof scansOver>
