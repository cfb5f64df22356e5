import { z } from 'zod'
import { scanAnswered, scanLooked } from '#domain/system/own-account/asked.ts'
import { ownAccountCalls } from '#domain/system/own-account/calls.ts'
import { answerCall } from '#server/core/answer-call.ts'
import { addressOf, arrivalOf } from '#server/core/client-address.ts'
import { bodyOf } from '#server/core/request-body.ts'
import type { PersonalCall, Route } from '#server/core/route.ts'
import { requireProof } from '#server/identity/second-factor/assert.ts'
import { answerScan, lookAtScan } from './approve-scan.ts'
import { beginScan, scanState } from './scan-tickets.ts'

const ticket = z.string().min(1).max(200)
const deskBody = z.object({ ticket: ticket.describe('票据'), secret: ticket.describe('口令') })
/** To say no needs no proof: it opens nothing. */
async function approve(answer: z.output<typeof scanAnswered>, call: PersonalCall) {
  const { c, app, actor } = call
  if (answer.yes) await requireProof(call, 'any')
  return answerScan(app, actor, { ...answer, address: addressOf(c) })
}

export const scanRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: 'auth/openApi/scan/begin',
    access: 'public',
    title: '扫码登录：开始',
    answer: ({ c, app, tenantId }) => beginScan(app, tenantId, arrivalOf(c)),
  },
  {
    method: 'POST',
    path: 'auth/openApi/scan/state',
    access: 'public',
    title: '扫码登录：状态',
    input: deskBody,
    answer: async ({ c, app }) => ({ state: await scanState(app, await bodyOf(c, deskBody)) }),
  },
  answerCall(ownAccountCalls.lookAtScan, scanLooked, ({ ticket }, { app, actor }) =>
    lookAtScan(app, actor, ticket),
  ),
  answerCall(ownAccountCalls.answerScan, scanAnswered, approve),
]
