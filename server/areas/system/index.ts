import type { ServerArea } from '#server/core/server-area.ts'
import { roleUserRoutes } from '#server/identity/roles/role-users.ts'
import { tendDoors } from '#server/platform/doors/settle.ts'
import { shapeKept } from '#server/platform/names/shape-kept.ts'
import { tendWalls } from '#server/platform/walls/tend.ts'
import { accountRequests } from './account-request.ts'
import { authorisationRoutes } from './authorisation.ts'
import { baseParamsRoutes } from './base-params.ts'
import { dictionaryEntries } from './dictionary.ts'
import { doorDevices } from './door-device.ts'
import { doorGateways } from './door-gateway.ts'
import { doorPeople } from './door-person.ts'
import { files } from './file.ts'
import { fileLinks } from './file-link.ts'
import { importLogs } from './log-import.ts'
import { loginTypes } from './login-type.ts'
import { menus } from './menu.ts'
import { notices } from './notice.ts'
import { parameters } from './parameter.ts'
import { reports } from './report.ts'
import { roles } from './role.ts'
import { savedViews } from './saved-view.ts'
import { sendLogs } from './send-log.ts'
import { users } from './user.ts'
import { walls } from './wall.ts'

export const systemServer: ServerArea = {
  reads: ['base.building', 'base.class', 'base.department', 'base.student', 'base.teacher'],
  served: [
    users,
    roles,
    menus,
    dictionaryEntries,
    parameters,
    notices,
    files,
    fileLinks,
    loginTypes,
    accountRequests,
    savedViews,
    importLogs,
    sendLogs,
    reports,
    doorGateways,
    doorDevices,
    doorPeople,
    walls,
  ],
  routes: [...roleUserRoutes, ...authorisationRoutes, ...baseParamsRoutes],
  scheduled: { 'tend-doors': tendDoors, 'tend-walls': tendWalls, 'shape-names': shapeKept },
  demo: async (_db, tenantId, app) => (await import('./demo/walls.ts')).demoWalls(app, tenantId),
}
