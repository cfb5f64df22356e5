import type { ServerArea } from '#server/core/server-area.ts'
import { watchDoors } from '#server/platform/doors/watch.ts'
import { abnormalAccesses } from './abnormal-access.ts'
import { unlocks } from './unlock.ts'

export const dormitoryServer: ServerArea = {
  reads: ['system.door-device'],
  served: [abnormalAccesses, unlocks],
  scheduled: { 'watch-doors': watchDoors },
}
