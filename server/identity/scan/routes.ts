import { z } from 'zod'
import { addressOf, arrivalOf } from '#server/core/client-address.ts'
import { bodyOf } from '#server/core/request-body.ts'
import type { PersonalCall, Route } from '#server/core/route.ts'
import { requireProof } from '#server/identity/second-factor/assert.ts'
import { answerScan, lookAtScan } from './approve-scan.ts'
import { beginScan, scanState } from './scan-tickets.ts'

const ticket = z.string().min(1).max(200)
const deskBody = z.object({ ticket, secret: ticket })
const lookBody = z.object({ ticket })
const answerBody = z.object({ ticket, yes: z.boolean() })

/** To say no needs no proof: it opens nothing. */
async function approve(call: PersonalCall) {
  const { c, app, actor } = call
  const answer = await bodyOf(c, answerBody)
  if (answer.yes) await requireProof(call, 'any')
  return answerScan(app, actor, { ...answer, address: addressOf(c) })
}

export const scanRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: 'auth/openApi/scan/begin',
    access: 'public',
    answer: ({ c, app, tenantId }) => beginScan(app, tenantId, arrivalOf(c)),
  },
  {
    method: 'POST',
    path: 'auth/openApi/scan/state',
    access: 'public',
    answer: async ({ c, app }) => ({ state: await scanState(app, await bodyOf(c, deskBody)) }),
  },
  {
    method: 'POST',
    path: 'auth/scan/look',
    access: 'signed-in',
    answer: async ({ c, app, actor }) => lookAtScan(app, actor, (await bodyOf(c, lookBody)).ticket),
  },
  {
    method: 'POST',
    path: 'auth/scan/approve',
    access: 'signed-in',
    answer: approve,
  },
]
