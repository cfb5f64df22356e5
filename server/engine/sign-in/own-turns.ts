import type { AnyResource } from '#domain/kernel/resource.ts'
import { deadlineOf, standingOf, type TurnFacts } from '#domain/kits/rounds/rules.ts'
import type { RoundState } from '#domain/kits/rounds/words.ts'
import type { AppContext } from '#server/core/app-context.ts'
import { timeOf } from '#server/core/database/moment.ts'
import { challengeOf } from './near.ts'

/** A turn of the student with what its round says, as it is read. */
export interface FoundTurn extends TurnFacts {
  readonly id: string
  readonly roundState: RoundState
  readonly closesAt: string
}

/** Turns as their student sees them: how each stands, until when, and what a phone sends along where `sends` says that it may. */
export const ownTurns = <Row extends FoundTurn>(
  app: Pick<AppContext, 'now' | 'secrets'>,
  turn: AnyResource,
  rows: readonly Row[],
  sends: (row: Row) => boolean,
) =>
  Promise.all(
    rows.map(async (row) => {
      const { state, until, urgedAt, roundState, closesAt, ...own } = row
      const standing = standingOf(
        { state, until, urgedAt },
        { state: roundState, closesAt },
        timeOf(app.now()),
      )
      return {
        ...own,
        standing,
        deadline: deadlineOf({ until }, { closesAt }),
        challenge:
          standing === 'waiting' && sends(row) ? await app.secrets.sign(challengeOf(turn, row.id)) : null,
      }
    }),
  )
