import { countsAsked } from '#domain/records/registration/asked.ts'
import { registrationCalls } from '#domain/records/registration/calls.ts'
import { answerCall } from '#server/core/answer-call.ts'
import type { ServerArea } from '#server/core/server-area.ts'
import { registrationBatches } from './batch.ts'
import { countsOf } from './counts.ts'
import { registrationDeferrals } from './deferral.ts'
import { registrations } from './registration.ts'
import { remindOfRegistration, tendRegistration } from './tend.ts'
import { registrationTodos } from './todos.ts'

/** The server's half of the registration of each term. */
export const registrationServer = {
  served: [registrationBatches, registrations, registrationDeferrals],
  routes: [answerCall(registrationCalls.counts, countsAsked, countsOf)],
  todos: [registrationTodos],
  scheduled: { 'tend-registration': tendRegistration, 'remind-of-registration': remindOfRegistration },
  reads: [
    ...(['base.school-calendar', 'base.teacher', 'fee.project'] as const),
    ...(['fee.student-fee', 'system.role', 'system.user-role'] as const),
  ],
} satisfies ServerArea
