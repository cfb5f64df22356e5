import { progressAsked, urgeAsked } from '#domain/kits/rounds/asked.ts'
import type { Rounds } from '#domain/kits/rounds/rounds.ts'
import { answerCall } from '#server/core/answer-call.ts'
import type { ServerArea } from '#server/core/server-area.ts'
import { progressOf } from './progress.ts'
import { type RoundsMore, servedRound, servedTurn } from './served.ts'
import { tendRounds } from './tend.ts'
import { roundTodos } from './todos.ts'
import { urgeAll } from './urge.ts'

/** The server's half of a kind of round, to be spread into that of its area. */
export function roundsServer(rounds: Rounds, more: RoundsMore = {}) {
  const round = servedRound(rounds, more)
  return {
    served: [round, servedTurn(rounds, more)],
    routes: [
      answerCall(rounds.calls.progress, progressAsked, progressOf(rounds)),
      answerCall(rounds.calls.urge, urgeAsked, urgeAll(rounds)),
    ],
    todos: [roundTodos(rounds)],
    scheduled: Object.fromEntries(
      Object.keys(rounds.scheduled).map((code) => [code, tendRounds(rounds, round, more)]),
    ),
  } satisfies ServerArea
}
