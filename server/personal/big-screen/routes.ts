import { beatAsked, pairedAsked, screenAsked } from '#domain/system/wall/asked.ts'
import { wallCalls } from '#domain/system/wall/calls.ts'
import type { WallCode } from '#domain/system/wall/screens.ts'
import { answerPlain, answerPublic, answerPublicPlain } from '#server/core/answer-call.ts'
import { checked } from '#server/core/checked.ts'
import { addressOf } from '#server/core/client-address.ts'
import type { Call, Route } from '#server/core/route.ts'
import { admitToWall } from '#server/platform/walls/admit.ts'
import { beat } from '#server/platform/walls/beat.ts'
import { beginPairing, redeemPairing } from '#server/platform/walls/pairing.ts'
import { watchedWalls } from '#server/platform/walls/watched.ts'
import { shownOf } from './kept.ts'

const screenOf = ({ c }: Call) => checked(screenAsked, {}, c.req.query()).screen

/** The figures of a screen, where this display may have them. */
async function show(call: Call): Promise<Response> {
  const screen = screenOf(call)
  await admitToWall(call)
  return figuresOf(screen, call)
}

/** The figures of a screen, or that those which the caller has are the same still. */
async function figuresOf(screen: WallCode, { c, app, tenantId }: Call): Promise<Response> {
  const { text, tag, age } = await shownOf(app, tenantId, screen)
  const headers = { ETag: tag, Age: String(age), 'Cache-Control': 'private, no-cache' }
  if (c.req.header('if-none-match') === tag) return new Response(null, { status: 304, headers })
  return new Response(text, { headers: { ...headers, 'Content-Type': 'application/json; charset=UTF-8' } })
}

export const wallRoutes: readonly Route[] = [
  { ...wallCalls.show, input: screenAsked, answer: show },
  { ...wallCalls.preview, input: screenAsked, answer: (call: Call) => figuresOf(screenOf(call), call) },
  answerPlain(wallCalls.watch, ({ app, actor }) => watchedWalls(app, actor)),
  answerPublicPlain(wallCalls.pair, ({ c, app, tenantId }) => beginPairing(app, tenantId, addressOf(c))),
  answerPublic(wallCalls.paired, pairedAsked, ({ secret }, { app, tenantId }) =>
    redeemPairing(app, tenantId, secret),
  ),
  answerPublic(wallCalls.beat, beatAsked, beat),
]
