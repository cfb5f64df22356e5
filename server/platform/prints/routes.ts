import { paperAsked } from '#domain/system/prints/asked.ts'
import { printCalls } from '#domain/system/prints/calls.ts'
import { answerPublic } from '#server/core/answer-call.ts'
import type { Route } from '#server/core/route.ts'
import { verifyPaper } from './verify.ts'

export const printRoutes: readonly Route[] = [answerPublic(printCalls.verify, paperAsked, verifyPaper)]
