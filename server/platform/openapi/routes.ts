import { openApiCalls } from '#domain/system/open-api/calls.ts'
import { answerPlain } from '#server/core/answer-call.ts'
import type { Route } from '#server/core/route.ts'
import { documentOf } from './document.ts'

export const openApiRoutes = (all: () => readonly Route[]): readonly Route[] => [
  answerPlain(openApiCalls.document, ({ app }) => documentOf(all(), app.settings)),
]
