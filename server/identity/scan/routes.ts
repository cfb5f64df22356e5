import type { z } from 'zod'
import { scanAnswered, scanLooked } from '#domain/system/own-account/asked.ts'
import { ownAccountCalls } from '#domain/system/own-account/calls.ts'
import { scanDesk } from '#domain/system/sign-in/asked.ts'
import { signInCalls } from '#domain/system/sign-in/calls.ts'
import { answerCall, answerPublic, answerPublicPlain } from '#server/core/answer-call.ts'
import { addressOf, arrivalOf } from '#server/core/client-address.ts'
import type { PersonalCall, Route } from '#server/core/route.ts'
import { requireProof } from '#server/identity/second-factor/assert.ts'
import { answerScan, lookAtScan } from './approve-scan.ts'
import { beginScan, scanState } from './scan-tickets.ts'

/** To say no needs no proof: it opens nothing. */
async function approve(answer: z.output<typeof scanAnswered>, call: PersonalCall) {
  const { c, app, actor } = call
  if (answer.yes) await requireProof(call, 'any')
  return answerScan(app, actor, { ...answer, address: addressOf(c) })
}

export const scanRoutes: readonly Route[] = [
  answerPublicPlain(signInCalls.beginScan, ({ c, app, tenantId }) => beginScan(app, tenantId, arrivalOf(c))),
  answerPublic(signInCalls.scanState, scanDesk, async (desk, { app }) => ({
    state: await scanState(app, desk),
  })),
  answerCall(ownAccountCalls.lookAtScan, scanLooked, ({ ticket }, { app, actor }) =>
    lookAtScan(app, actor, ticket),
  ),
  answerCall(ownAccountCalls.answerScan, scanAnswered, approve),
]
