import type { DeskStudent, Roster, Shift, VerificationEntry } from '#domain/claim/desk-calls.ts'
import { type DeskRecord, linesByToken, secretOfId, shiftKey } from '#domain/claim/desk-list.ts'
import { cardOf, numberOf, type Stretch, stretched } from '#domain/claim/stretching.ts'
import { judge, type Presented } from '#domain/claim/verdict.ts'
import { verifyCodeIn } from '#domain/claim/verify-code.ts'
import { fromBase64url } from '#domain/kernel/base64.ts'
import { instantOf } from '#domain/kits/college-clock.ts'
import type { JudgedHere } from '#machines/verify-desk/verify-desk.ports.ts'

/** A shift as this browser keeps it: its key can be used and not be read. */
export interface KeptShift extends Omit<Shift, 'key'> {
  readonly key: CryptoKey
}

export const keptShift = async ({ key, ...shift }: Shift): Promise<KeptShift> => ({
  ...shift,
  key: await shiftKey(fromBase64url(key)),
})

/** What a desk keeps of the list, which only anyone who is on it opens. */
export interface DeskList {
  readonly shift: KeptShift
  readonly roster: Roster
}

/** The list of the same shift with what has changed since; null where it no longer fits and has to be asked for whole. */
export function renewed(before: Roster, change: Roster): Roster | null {
  const students = new Map(before.students.map((line) => [line.token, line]))
  for (const line of change.students) students.set(line.token, line)
  if (students.size > change.total) return null
  return { ...change, students: [...students.values()] }
}

/** A list, to be asked whom a card means. */
export function lookUp({ shift, roster }: DeskList, stretch: Stretch) {
  const lines = linesByToken(roster.students)

  async function find({ who, cardName }: VerificationEntry): Promise<DeskRecord | undefined> {
    const by = (secret: string) => lines.find(shift.key, secret)
    if ('id' in who) return by(secretOfId(who.id))
    if ('qr' in who) {
      const code = verifyCodeIn(who.qr)
      return code && by(secretOfId(code.id))
    }
    const guessable = 'idNo' in who ? numberOf(who.idNo, cardName ?? '') : cardOf(who.cardUid)
    return by(await stretched(stretch, shift.salt, guessable))
  }

  return {
    /**
     * What the server would say, as far as this list knows; `passed` are those this desk has let in since. It knows
     * nobody by a number with another name: there is nothing on it to compare the name with.
     */
    async judge(entry: VerificationEntry, passed: ReadonlySet<string>): Promise<JudgedHere> {
      const found = await find(entry)
      const listed = found && studentOf(found, entry, passed)
      const day = entry.at.slice(0, 10)
      const { verdict, passes } = judge(listed, presented(entry), day, roster.unpaidMayPass)
      return { verdict, passes, student: listed ?? null }
    },
  }
}

/** Long out of date, whatever day it is. */
const past = '0001-01-01'

/** What the card says of itself, as the server reads it. */
function presented({ who, cardName, cardValidUntil, at }: VerificationEntry): Presented {
  if ('idNo' in who) return { name: cardName, validUntil: cardValidUntil }
  if (!('qr' in who)) return {}
  const until = verifyCodeIn(who.qr)?.until ?? 0
  return until * 1000 < instantOf(at).getTime() ? { validUntil: past } : {}
}

/** Of the number there is what the card itself has said. */
function studentOf(record: DeskRecord, { who }: VerificationEntry, passed: ReadonlySet<string>): DeskStudent {
  const idNo = 'idNo' in who ? who.idNo.trim() : ''
  const starred = '*'.repeat(Math.max(idNo.length - 4, 0)) + idNo.slice(-4)
  return { ...record, idNo: starred, arrived: record.arrived || passed.has(record.id) }
}
