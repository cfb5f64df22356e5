import { type RawBuilder, sql } from 'kysely'
import type { Action } from '#domain/kernel/action.ts'
import type { Actor } from '#server/core/app-context.ts'
import { columnOf } from '#server/engine/rows/columns.ts'

type Asked = Pick<Action, 'by'>

/** Whether the row names this actor, by the account, the student or the teacher, where the action says that it must. */
export const isFor = ({ by }: Asked, row: object, { granted }: Actor): boolean =>
  !by || granted.self.includes(String((row as Readonly<Record<string, unknown>>)[by]))

/** The same of the rows of a statement. */
export const namesActor = ({ by }: Asked, { granted }: Actor): RawBuilder<boolean> =>
  by ? sql`${sql.raw(columnOf(by))} = any(${granted.self}::uuid[])` : sql`true`

/** Whether the row has a button for the action at this time, for an actor whose permission reaches it. */
export const isOffered = (action: Action, row: object, actor: Actor, now: string): boolean =>
  !action.byCase && hasCome(action, row, now) && (action.when?.(row) ?? true) && isFor(action, row, actor)

const hasCome = ({ notBefore }: Action, row: object, now: string) =>
  !notBefore || ((row as Readonly<Record<string, string | null>>)[notBefore] ?? '') <= now
