import { z } from 'zod'
import { addressOf, arrivalOf } from '#server/client-address.ts'
import { bodyOf } from '#server/request-body.ts'
import type { Route } from '#server/route.ts'
import { answerScan, lookAtScan } from './approve-scan.ts'
import { beginScan, scanState } from './scan-tickets.ts'

const ticket = z.string().min(1).max(200)
const deskBody = z.object({ ticket, secret: ticket })
const lookBody = z.object({ ticket })
const answerBody = z.object({ ticket, yes: z.boolean() })

export const scanRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: 'auth/openApi/scan/begin',
    access: 'public',
    answer: ({ c, house, tenantId }) => beginScan(house, tenantId, arrivalOf(c)),
  },
  {
    method: 'POST',
    path: 'auth/openApi/scan/state',
    access: 'public',
    answer: async ({ c, house }) => ({ state: await scanState(house, await bodyOf(c, deskBody)) }),
  },
  {
    method: 'POST',
    path: 'auth/scan/look',
    access: 'signed-in',
    answer: async ({ c, house, person }) => lookAtScan(house, person, (await bodyOf(c, lookBody)).ticket),
  },
  {
    method: 'POST',
    path: 'auth/scan/approve',
    access: 'signed-in',
    answer: async ({ c, house, person }) =>
      answerScan(house, person, { ...(await bodyOf(c, answerBody)), address: addressOf(c) }),
  },
]
