import { leaveCalls } from '#domain/leave/calls.ts'
import { scansSent } from '#domain/leave/scans.ts'
import { answerCall, answerPlain } from '#server/core/answer-call.ts'
import type { Route } from '#server/core/route.ts'
import { publicKey } from './keys.ts'
import { ownPasses } from './passes.ts'
import { takeScans } from './scan.ts'

/** The calls of a phone that shows a pass, and of the page that reads it. */
export const gateRoutes: readonly Route[] = [
  answerPlain(leaveCalls.passes, ownPasses),
  answerPlain(leaveCalls.key, async ({ app, tenantId }) => ({ publicKey: await publicKey(app, tenantId) })),
  answerCall(leaveCalls.scan, scansSent, ({ scans }, call) => takeScans(scans, call)),
]
