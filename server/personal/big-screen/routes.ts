import { beatAsked, pairedAsked, screenAsked } from '#domain/system/wall/asked.ts'
import { wallCalls } from '#domain/system/wall/calls.ts'
import { answerPublic, answerPublicPlain } from '#server/core/answer-call.ts'
import { checked } from '#server/core/checked.ts'
import { addressOf } from '#server/core/client-address.ts'
import type { Call, Route } from '#server/core/route.ts'
import { admitToWall } from '#server/platform/walls/admit.ts'
import { beat } from '#server/platform/walls/beat.ts'
import { beginPairing, redeemPairing } from '#server/platform/walls/pairing.ts'
import { shownOf } from './kept.ts'

/** The figures of a screen, or that those which the display has are the same still. */
async function show(call: Call): Promise<Response> {
  const { screen } = checked(screenAsked, {}, call.c.req.query())
  await admitToWall(call)
  const { text, tag, age } = await shownOf(call.app, call.tenantId, screen)
  const headers = { ETag: tag, Age: String(age), 'Cache-Control': 'private, no-cache' }
  if (call.c.req.header('if-none-match') === tag) return new Response(null, { status: 304, headers })
  return new Response(text, { headers: { ...headers, 'Content-Type': 'application/json; charset=UTF-8' } })
}

export const wallRoutes: readonly Route[] = [
  { ...wallCalls.show, input: screenAsked, answer: show },
  answerPublicPlain(wallCalls.pair, ({ c, app, tenantId }) => beginPairing(app, tenantId, addressOf(c))),
  answerPublic(wallCalls.paired, pairedAsked, ({ secret }, { app, tenantId }) =>
    redeemPairing(app, tenantId, secret),
  ),
  answerPublic(wallCalls.beat, beatAsked, beat),
]
