import { roomHealth } from '#domain/dormitory/check/room-health.ts'
import { proposalAsked } from '#domain/dormitory/check/room-health-ai/asked.ts'
import { healthAiCalls } from '#domain/dormitory/check/room-health-ai/calls.ts'
import { roomHealthAi } from '#domain/dormitory/check/room-health-ai/room-health-ai.ts'
import { healthItems } from '#domain/dormitory/check/score.ts'
import { phrase, sentence } from '#domain/kernel/phrase.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { answerCall, answerPlain } from '#server/core/answer-call.ts'
import { timeOf } from '#server/core/database/moment.ts'
import { table } from '#server/core/database/table.ts'
import type { Route } from '#server/core/route.ts'
import { serve, type Unit } from '#server/core/serve.ts'
import { rowsOf } from '#server/engine/rows/rows-of.ts'
import { roomHealths } from '../room-health.ts'
import { offer, propose } from './propose.ts'

const decided = ({ app, actor }: Unit) => ({ decidedBy: actor.name, decidedAt: timeOf(app.now()) })

/** AI 卫生评分: a confirmation writes the sheet as the screen of sheets does, with the person's points and no others. */
export const roomHealthAis = serve(roomHealthAi, {
  actions: {
    async confirm(proposal, { rejected, remark, ...points }, unit) {
      const { id: proposalId, roomId, day, photos } = proposal
      if (!roomId || !day) return refuse({ type: 'not-found' })
      if (await table(roomHealth, unit.db, unit.actor.tenantId).exists({ roomId, day }))
        refuse({ type: 'conflict', message: '该房间当天已有卫生检查，请不采用这条建议' })
      const turnedDown = rejected?.split(',') ?? []
      const suggested = healthItems.filter((item) => proposal[`${item}Suggested`] !== null)
      const refused = suggested.filter((item) => turnedDown.includes(item))
      const changed = suggested.filter(
        (item) => !refused.includes(item) && points[item] !== proposal[`${item}Suggested`],
      )
      const reason = phrase(
        '确认 AI 建议：采纳 {{adopted}} 项，修改 {{changed}} 项，不采纳 {{rejected}} 项',
        {
          adopted: suggested.length - refused.length - changed.length,
          changed: changed.length,
          rejected: refused.length,
        },
      )
      const sheet = { roomId, day, photos, remark, ...points, proposalId }
      const { score, bathroom, balcony } = await rowsOf(
        { ...roomHealths, resource: roomHealth },
        unit,
      ).insert(sheet, { reason: sentence(reason) })
      const marks = { changed: changed.join(',') || null, rejected: refused.join(',') || null }
      return { set: { ...decided(unit), ...marks, score, bathroom, balcony } }
    },
    reject: (_row, _, unit) => ({ set: decided(unit) }),
    lapse({ lapsesAt }, _, { app }) {
      if ((lapsesAt ?? '9') > timeOf(app.now())) refuse({ type: 'conflict', message: '这条建议还可以确认' })
      return undefined
    },
  },
})

export const roomHealthAiRoutes: readonly Route[] = [
  answerPlain(healthAiCalls.offer, offer),
  answerCall(healthAiCalls.propose, proposalAsked, propose),
]
