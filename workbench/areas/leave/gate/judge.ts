import { clockAt } from '#domain/kits/college-clock.ts'
import { codeOf, isSigned, judged, passIn, publicKeyOf } from '#domain/leave/pass.ts'
import { newKey } from '#workbench/http/cryptography/random.ts'
import type { KeptScan, Scans } from './scans.ts'

const wire = (seconds: number) => clockAt(new Date(seconds * 1000))

interface Read {
  readonly text: string
  readonly gate: string
  /** Seconds since 1970. */
  readonly now: number
  readonly key: JsonWebKey
}

/** Judges what was read by the key alone, and keeps it to be sent: no network is asked. */
export async function judgeScan(scans: Scans, { text, gate, now, key }: Read): Promise<KeptScan> {
  const read = passIn(text)
  const pass = read && (await isSigned(read, await publicKeyOf(key))) ? read.pass : null
  const code = pass && codeOf(pass)
  const verdict = pass && code ? judged(pass, now, await scans.used(code)) : ('forged' as const)
  const scan = {
    key: newKey(),
    text: text.trim().slice(0, 1200),
    passedAt: wire(now),
    gate,
    offline: true,
  }
  const kept: KeptScan = { scan, code, pass, verdict, sent: false }
  await scans.keep(kept)
  return kept
}
