import { abnormalAccess } from '#domain/dormitory/abnormal-access.ts'
import { visit } from '#domain/dormitory/visit/visit.ts'
import type { ServerArea } from '#server/core/server-area.ts'
import { waitingTodos } from '#server/engine/waiting/waiting-todos.ts'
import { watchDoors } from '#server/platform/doors/watch.ts'
import { abnormalAccesses } from './abnormal-access.ts'
import { arrearsServed } from './arrears/arrears.ts'
import { boardRoutes } from './board/routes.ts'
import { inspections, securityChecks } from './check/checks.ts'
import { healthRoundRoutes } from './check/health-round/routes.ts'
import { roomHealths } from './check/room-health.ts'
import { roomHealthAiRoutes, roomHealthAis } from './check/room-health-ai/served.ts'
import { unqualifieds } from './check/unqualified.ts'
import { violations } from './check/violation.ts'
import { checkOuts } from './check-out/application.ts'
import { installCheckOutReasons } from './check-out/install.ts'
import { beds } from './house/beds.ts'
import { buildings } from './house/buildings.ts'
import { floors } from './house/floors.ts'
import { floorMasters, roomMasters } from './house/masters.ts'
import { rooms } from './house/rooms.ts'
import { schoolRoutes } from './house/school-calls.ts'
import { leaveSchools } from './leave-school/leave-school.ts'
import { outsides } from './outside/outside.ts'
import { presortServer } from './presort/presort.ts'
import { installRepair } from './repair/install.ts'
import { repairMaterials } from './repair/material.ts'
import { repairOrders } from './repair/order.ts'
import { repairRoutes } from './repair/routes.ts'
import { roomChanges } from './room-change/application.ts'
import { roomChoiceRoutes } from './room-choice/routes.ts'
import { signRoutes } from './sign/own.ts'
import { signServer } from './sign/server.ts'
import { stays } from './stay/served.ts'
import { stayApplications } from './stay-at-school/application.ts'
import { unlocks } from './unlock.ts'
import { visitRoutes } from './visit/own.ts'
import { visits } from './visit/visit.ts'
import { whereaboutsServer } from './whereabouts/server.ts'

export const dormitoryServer: ServerArea = {
  reads: [
    'base.building',
    'base.campus',
    'base.class',
    'base.counsellor',
    'base.department',
    'base.school-calendar',
    'base.teacher',
    'leave.application',
    'leave.type',
    'system.door-device',
    'system.user',
  ],
  writes: ['admissions.admitted-student', 'base.student'],
  served: [
    ...[stays, buildings, floors, rooms, beds, floorMasters, roomMasters, abnormalAccesses, unlocks],
    ...[stayApplications, roomChanges, checkOuts, leaveSchools, outsides],
    ...[roomHealths, roomHealthAis, securityChecks, inspections, unqualifieds, violations],
    ...[repairMaterials, repairOrders],
    ...presortServer.served,
    arrearsServed,
    visits,
    ...signServer.served,
    ...whereaboutsServer.served,
  ],
  routes: [
    ...[...boardRoutes, ...roomChoiceRoutes, ...schoolRoutes, ...repairRoutes],
    ...[...signServer.routes, ...signRoutes, ...whereaboutsServer.routes, ...visitRoutes],
    ...[...roomHealthAiRoutes, ...healthRoundRoutes],
  ],
  todos: [
    ...signServer.todos,
    ...whereaboutsServer.todos,
    waitingTodos({
      resource: abnormalAccess,
      state: 'open',
      may: 'update',
      kind: '宿舍安全',
      title: '核实异常通行',
    }),
    waitingTodos({
      ...{ resource: visit, state: 'present', may: 'finish', kind: '查寝', title: '登记查寝结果' },
      path: '/dormitory/teacher-sign',
    }),
  ],
  install: async (db, tenantId) => {
    await installCheckOutReasons(db, tenantId)
    await installRepair(db, tenantId)
  },
  demo: async (db, tenantId, app) => {
    await (await import('./demo/dispatcher.ts')).demoDispatcher({ ...app, db }, tenantId)
    await (await import('./demo/repair/demo.ts')).demoRepairs({ ...app, db }, tenantId)
    await (await import('./demo/stays-at-school.ts')).demoStays(app, tenantId)
    await (await import('./demo/room-changes.ts')).demoRoomChanges(app, tenantId)
    await (await import('./demo/check-outs.ts')).demoCheckOuts(app, tenantId)
    await (await import('./demo/room-choice.ts')).demoRoomChoice({ ...app, db }, tenantId)
    await (await import('./demo/arrears.ts')).demoArrears(db, tenantId)
    await (await import('./demo/presorts.ts')).demoPresorts({ ...app, db }, tenantId)
    await (await import('./demo/outside.ts')).demoOutside(app, tenantId)
    await (await import('./demo/own-applications.ts')).demoOwnApplications(db, tenantId)
    await (await import('./demo/leave-school.ts')).demoLeaveSchool({ ...app, db }, tenantId)
    await (await import('./demo/checks/demo.ts')).demoChecks({ ...app, db }, tenantId)
    await (await import('./demo/signs.ts')).demoSigns(db, tenantId)
    await (await import('./demo/visits.ts')).demoVisits(db, tenantId)
    await (await import('./demo/whereabouts.ts')).demoWhereabouts({ ...app, db }, tenantId)
  },
  scheduled: { 'watch-doors': watchDoors, ...signServer.scheduled, ...whereaboutsServer.scheduled },
}
