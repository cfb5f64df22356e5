import type { ServerArea } from '#server/core/server-area.ts'
import { goodsRoutes } from './goods/routes.ts'
import { goodsServed } from './goods/served.ts'
import { readerRoutes, readers } from './reader.ts'
import { deskListJob, prepareDesks } from './verification/prepare.ts'
import { verificationRoutes } from './verification/routes.ts'
import { verifications } from './verification/served.ts'

export const claimServer: ServerArea = {
  reads: [
    'base.campus-card',
    'base.class',
    'base.department',
    'base.major',
    'dormitory.bed',
    'security.change-record',
    'system.user',
  ],
  writes: ['admissions.admitted-student'],
  served: [readers, verifications, ...goodsServed],
  routes: [...readerRoutes, ...goodsRoutes, ...verificationRoutes],
  jobs: { 'desk-list': deskListJob },
  scheduled: { 'prepare-desks': prepareDesks },
  demo: async (db, tenantId) => (await import('./demo/desks.ts')).fillDesks(db, tenantId),
}
