import type { ServerArea } from '#server/core/server-area.ts'
import { countAbsence } from './absence.ts'
import { applications } from './application.ts'
import { extensions } from './extension.ts'
import { foretellRoutes } from './foretell.ts'
import { formRoutes } from './forms.ts'
import { gateRoutes } from './gate/routes.ts'
import { installKinds } from './install.ts'
import { installThresholds } from './install-thresholds.ts'
import { leavingRoutes } from './leaving.ts'
import { tendLeaves } from './tend.ts'

export const leaveServer: ServerArea = {
  reads: [
    'admissions.admitted-student',
    'base.campus-card',
    'base.canton',
    'base.class',
    'base.counsellor',
    'base.lesson',
    'base.period',
    'base.school-calendar',
    'base.school-calendar-day',
    'base.student',
    'base.subject',
    'claim.goods-order',
    'dormitory.arrears',
    'dormitory.bed',
    'dormitory.checkout',
    'dormitory.leave-school',
    'dormitory.stay',
    'fee.student-fee',
    'system.user',
  ],
  served: [applications, extensions],
  routes: [...foretellRoutes, ...formRoutes, ...gateRoutes, ...leavingRoutes],
  install: async (db, tenantId) => {
    await installKinds(db, tenantId)
    await installThresholds(db, tenantId)
  },
  demo: async (db, tenantId, app) => {
    await (await import('./demo/questions.ts')).demoQuestions(db, tenantId)
    await (await import('./demo/leaves.ts')).demoLeaves(db, tenantId)
    await (await import('./demo/history.ts')).demoHistory({ ...app, db }, tenantId)
    const { demoBack, demoWaiting } = await import('./demo/waiting.ts')
    await demoWaiting(app, tenantId)
    await demoBack(app, tenantId)
    await (await import('./demo/decided.ts')).demoDecided(app, tenantId)
    await (await import('./demo/gate.ts')).demoGate({ ...app, db }, tenantId)
    const { demoAsking, demoExtensions } = await import('./demo/extensions.ts')
    await demoExtensions({ ...app, db }, tenantId)
    await demoAsking(app, tenantId)
  },
  scheduled: { 'tend-leaves': tendLeaves, 'count-absence': countAbsence },
}
