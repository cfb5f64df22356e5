import { countsAsked } from '#domain/records/graduation/asked.ts'
import { graduationCalls } from '#domain/records/graduation/calls.ts'
import { infoRounds } from '#domain/records/info-rounds.ts'
import { answerCall } from '#server/core/answer-call.ts'
import type { ServerArea } from '#server/core/server-area.ts'
import { roundsServer } from '#server/engine/rounds/rounds-server.ts'
import { changes, changesOf } from './change/change.ts'
import { followExpulsions } from './change/expulsion.ts'
import { remindOfEnds } from './change/remind.ts'
import { families } from './family.ts'
import { confirmRecord } from './finish.ts'
import { graduateAudits, graduateBatches, tendAudits } from './graduation/audits.ts'
import { countsOf } from './graduation/counts.ts'
import { myRoundRoutes } from './my-rounds.ts'
import { postgraduates } from './postgraduate/changes.ts'
import { postgraduateRecords } from './postgraduate/postgraduates.ts'
import { supervisors, tendPostgraduates } from './postgraduate/supervisors.ts'
import { registrationServer } from './registration/server.ts'
import { contactUpdates } from './roster/contact-updates.ts'
import { graduates } from './roster/graduates.ts'
import { labelActs, labelled } from './roster/labels.ts'
import { mentors } from './roster/mentors.ts'

const graduationRoute = answerCall(graduationCalls.counts, countsAsked, countsOf)
const rounds = roundsServer(infoRounds, { beforeFinish: confirmRecord })

export const recordsServer: ServerArea = {
  ...rounds,
  routes: [...rounds.routes, ...myRoundRoutes, ...registrationServer.routes, graduationRoute],
  todos: [...rounds.todos, ...registrationServer.todos],
  served: [
    ...rounds.served,
    ...[families, changes, labelled, labelActs, mentors, contactUpdates, graduates],
    ...[supervisors, postgraduateRecords, changesOf(postgraduates)],
    ...[graduateBatches, graduateAudits],
    ...registrationServer.served,
  ],
  scheduled: {
    ...rounds.scheduled,
    'remind-of-changes': remindOfEnds,
    'tend-postgraduates': tendPostgraduates,
    'follow-expulsions': followExpulsions,
    'tend-audits': tendAudits,
    ...registrationServer.scheduled,
  },
  reads: [
    ...(['affairs.punishment', 'base.building', 'base.class', 'base.department'] as const),
    ...(['base.grade-major', 'base.major'] as const),
    ...(['base.student-family', 'dormitory.bed', 'system.user'] as const),
    ...(['affairs.archive', 'dormitory.stay'] as const),
    ...registrationServer.reads,
  ],
  writes: ['base.counsellor', 'base.mentor', 'base.student'],
  demo: async (db, tenantId, app) => {
    await (await import('./demo/info-rounds.ts')).demoInfoRounds(db, tenantId)
    await (await import('./demo/changes.ts')).demoChanges({ ...app, db }, tenantId)
    await (await import('./demo/roster.ts')).demoRoster({ ...app, db }, tenantId)
    await (await import('./demo/postgraduates.ts')).demoPostgraduates({ ...app, db }, tenantId)
    await (await import('./demo/registration.ts')).demoRegistration({ ...app, db }, tenantId)
    await (await import('./demo/graduation.ts')).demoGraduation({ ...app, db }, tenantId)
  },
}
