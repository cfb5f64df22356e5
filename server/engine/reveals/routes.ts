import { pageAsked } from '#domain/kernel/own-page.ts'
import { revealCalls } from '#domain/security/reveals/calls.ts'
import { answerCall } from '#server/core/answer-call.ts'
import type { Route } from '#server/core/route.ts'
import { revealsOfMe } from './of-me.ts'

export const revealRoutes: readonly Route[] = [answerCall(revealCalls.ofMe, pageAsked, revealsOfMe)]
