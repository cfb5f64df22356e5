import { defineArea } from '#domain/kernel/area.ts'
import { browse, custom, list, manage } from '#domain/kernel/screen.ts'
import { abnormalAccess } from './abnormal-access.ts'
import { bed } from './bed.ts'
import { doorAccess } from './door-access.ts'
import { room } from './room.ts'
import { unlock } from './unlock.ts'

const handle = ['view', 'update', 'export'] as const

/** Where students live: its keepers see the buildings they keep. */
export const dormitory = defineArea({
  area: 'dormitory',
  title: '宿舍管理',
  icon: 'bed',
  resources: [room, bed, doorAccess, abnormalAccess, unlock],
  events: { 'abnormal-access': { label: '异常通行提醒' } },
  scheduled: { 'watch-doors': { label: '查找异常通行', cron: '*/10 * * * *' } },
  screens: [
    list(room, 'door-open', { admin: manage, dormmaster: browse }),
    list(bed, 'bed', { admin: manage, dormmaster: browse }),
    list(doorAccess, 'scroll-text', { admin: browse, dormmaster: browse }),
    list(abnormalAccess, 'bell', { admin: handle, dormmaster: handle, counsellor: handle }),
    custom(unlock, 'key-round', {
      admin: [...manage, 'open'],
      dormmaster: ['view', 'add', 'update', 'export', 'open'],
    }),
  ],
})
