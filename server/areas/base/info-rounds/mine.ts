import type { z } from 'zod'
import { infoConfirmed } from '#domain/base/info-rounds/asked.ts'
import { ownTeacherInfoCalls } from '#domain/base/info-rounds/calls.ts'
import { teacherInfoRounds } from '#domain/base/info-rounds/info-rounds.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { answerCall, answerPlain } from '#server/core/answer-call.ts'
import type { PersonalCall, Route } from '#server/core/route.ts'
import { servedOf } from '#server/core/serve.ts'
import { asThemselves } from '#server/engine/own-record/as-themselves.ts'
import { ownRounds } from '#server/engine/rounds/own.ts'
import { actionsOf } from '#server/engine/rows/actions.ts'
import { readerOf } from '#server/engine/rows/reading.ts'
import { writerOf } from '#server/engine/rows/writing.ts'

/** The act of the round, by the person whose turn it is. */
async function confirm({ id }: z.output<typeof infoConfirmed>, { app, actor }: PersonalCall) {
  const { turn } = teacherInfoRounds
  const served = servedOf(app, turn)
  const actions = actionsOf(served, readerOf(turn), writerOf(served, readerOf(turn)))
  const finish = actions.find(({ name }) => name === 'finish') ?? refuse({ type: 'not-found' })
  const self = asThemselves(actor, [`${turn.name}:view`, `${turn.name}:finish`])
  await finish.act(app, self, { id, answers: {} })
  return null
}

export const ownTeacherInfoRoutes: readonly Route[] = [
  answerPlain(ownTeacherInfoCalls.rounds, (call) => ownRounds(call, teacherInfoRounds)),
  answerCall(ownTeacherInfoCalls.confirm, infoConfirmed, confirm),
]
