import { sql } from 'kysely'
import type { Rounds } from '#domain/kits/rounds/rounds.ts'
import type { RoundAudience, RoundWindow, TurnFacts } from '#domain/kits/rounds/rules.ts'
import { quoted } from '#server/core/database/names.ts'
import type { Unit } from '#server/core/serve.ts'
import { readerOf } from '#server/engine/rows/reading.ts'

/** A round as the database keeps it; an area adds what its own rounds say beside. */
export interface Round extends RoundWindow, RoundAudience {
  readonly id: string
  readonly name: string
  readonly opensAt: string
  readonly note: string | null
  /** Of a kind that is held again every day. */
  readonly repeatsUntil?: string | null
}

export interface Turn extends TurnFacts {
  readonly id: string
  readonly roundId: string
  /** Of a round for students. */
  readonly studentId: string
  /** Of a round for staff. */
  readonly teacherId?: string
}

/** Where the people of a kind of round stand: their table, and the column of turns and accounts that names them. */
export const peopleIn = ({ of }: Pick<Rounds, 'of'>) =>
  of === 'staff'
    ? ({ table: sql.raw('base_teacher'), column: sql.raw('teacher_id') } as const)
    : ({ table: sql.raw('base_student'), column: sql.raw('student_id') } as const)

/** The table of a resource, as it stands in a statement. */
export const tableOf = ({ name }: { readonly name: string }) => sql.raw(quoted(name))

/** A round whole, no matter who may reach it. Undefined where there is none of that id. */
export const roundOf = async (unit: Unit, { round }: Rounds, id: string): Promise<Round | undefined> =>
  (await readerOf(round).kept(unit, id)) as Round | undefined
