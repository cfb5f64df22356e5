import { openApiCalls } from '#domain/system/open-api/calls.ts'
import { envelope } from '#server/core/answer.ts'
import { answerPlain } from '#server/core/answer-call.ts'
import type { Route } from '#server/core/route.ts'
import type { Settings } from '#server/core/settings.ts'
import { documentOf } from './document.ts'

/** The answer as it goes out, written once for the settings of a server: that takes a while, in which it answers nobody. */
const written = new WeakMap<Settings, Uint8Array<ArrayBuffer>>()

const answerOf = (all: readonly Route[], settings: Settings) =>
  new TextEncoder().encode(JSON.stringify(envelope(documentOf(all, settings))))

export const openApiRoutes = (all: () => readonly Route[]): readonly Route[] => [
  answerPlain(openApiCalls.document, ({ app: { settings } }) => {
    const answer = written.get(settings) ?? answerOf(all(), settings)
    written.set(settings, answer)
    return new Response(answer, { headers: { 'content-type': 'application/json' } })
  }),
]
