import { openApiCalls } from '#domain/system/open-api/calls.ts'
import { answerPlain } from '#server/core/answer-call.ts'
import type { Route } from '#server/core/route.ts'
import type { Settings } from '#server/core/settings.ts'
import { documentOf } from './document.ts'

/** Written once for the settings of a server: that takes a while, in which it answers nobody. */
const written = new WeakMap<Settings, ReturnType<typeof documentOf>>()

export const openApiRoutes = (all: () => readonly Route[]): readonly Route[] => [
  answerPlain(openApiCalls.document, ({ app: { settings } }) => {
    const document = written.get(settings) ?? documentOf(all(), settings)
    written.set(settings, document)
    return document
  }),
]
