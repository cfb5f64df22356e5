import { sql } from 'kysely'
import { myInfoCalls, type OwnInfoRound } from '#domain/records/calls.ts'
import { infoRounds } from '#domain/records/info-rounds.ts'
import { answerPlain } from '#server/core/answer-call.ts'
import type { Route } from '#server/core/route.ts'
import { ownRounds } from '#server/engine/rounds/own.ts'

/** The student's rounds, each with the groups to be confirmed. */
export const myRoundRoutes: readonly Route[] = [
  answerPlain(myInfoCalls.rounds, (call) =>
    ownRounds<Pick<OwnInfoRound, 'groups'>>(call, infoRounds, sql`, p.groups`),
  ),
]
