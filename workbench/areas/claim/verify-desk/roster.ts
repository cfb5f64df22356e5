import type {
  DeskSettings,
  DeskStudent,
  Roster,
  RosterLine,
  VerificationEntry,
} from '#domain/claim/desk-calls.ts'
import { judge, type Presented } from '#domain/claim/verdict.ts'
import { verifyCodeIn } from '#domain/claim/verify-code.ts'
import type { JudgedHere } from '#machines/verify-desk/verify-desk.ports.ts'

/** What a desk keeps of the list, and of what the college has set for it. */
export interface Copy {
  readonly roster: Roster
  readonly settings: DeskSettings
}

/** The copy with what has changed since; null where it no longer fits and has to be asked for whole. */
export function renewed(before: Roster, change: Roster): Roster | null {
  if (before.salt !== change.salt || before.today !== change.today) return null
  const students = new Map(before.students.map((student) => [student.id, student]))
  for (const student of change.students) students.set(student.id, student)
  if (students.size > change.total) return null
  return { ...change, students: [...students.values()] }
}

/** A copy, to be asked whom a card means. */
export function lookUp({ salt, students, unpaidMayPass }: Roster) {
  const byHash = new Map<string, RosterLine>()
  const byId = new Map<string, RosterLine>()
  for (const student of students) {
    byId.set(student.id, student)
    for (const hash of [student.idHash, student.qrHash, ...student.cardHashes]) byHash.set(hash, student)
  }

  async function find({ who }: VerificationEntry): Promise<RosterLine | undefined> {
    if ('id' in who) return byId.get(who.id)
    const said =
      'idNo' in who ? who.idNo.trim().toUpperCase() : 'cardUid' in who ? who.cardUid : codeOf(who.qr)
    return said === undefined ? undefined : byHash.get(await hashOf(salt + said))
  }

  return {
    /** What the server would say, as far as this copy knows; `passed` are those this desk has let in since. */
    async judge(entry: VerificationEntry, passed: ReadonlySet<string>): Promise<JudgedHere> {
      const found = await find(entry)
      const listed = found && { ...found, arrived: found.arrived || passed.has(found.id) }
      const { verdict, passes } = judge(listed, presented(entry), entry.at.slice(0, 10), unpaidMayPass)
      return { verdict, passes, student: listed ? studentOf(listed) : null }
    },
    /** By a part of the name or the beginning of the candidate number. */
    search: (text: string, most: number): readonly DeskStudent[] =>
      students
        .filter(({ name, candidateNo }) => name.includes(text) || candidateNo.startsWith(text))
        .slice(0, most)
        .map(studentOf),
  }
}

const codeOf = (text: string) => verifyCodeIn(text)?.id

/** Long out of date, whatever day it is. */
const past = '0001-01-01'

/** What the card says of itself, as the server reads it. */
function presented({ who, cardName, cardValidUntil, at }: VerificationEntry): Presented {
  if ('idNo' in who) return { name: cardName, validUntil: cardValidUntil }
  if (!('qr' in who)) return {}
  const until = verifyCodeIn(who.qr)?.until ?? 0
  return until * 1000 < Date.parse(`${at.replace(' ', 'T')}+08:00`) ? { validUntil: past } : {}
}

function studentOf(line: RosterLine): DeskStudent {
  const { idHash: _, cardHashes: _c, qrHash: _q, ...student } = line
  return student
}

async function hashOf(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
