import type { Area } from '#domain/kernel/screen.ts'
import { browse, list, manage } from '#domain/kernel/screen.ts'
import { bed } from './bed.ts'
import { room } from './room.ts'

/** Where students live: its keepers see the buildings they keep. */
export const dormitory: Area = {
  area: 'dormitory',
  title: '宿舍管理',
  icon: 'bed',
  resources: [room, bed],
  screens: [
    list(room, 'door-open', { admin: manage, dormmaster: browse }),
    list(bed, 'bed', { admin: manage, dormmaster: browse }),
  ],
}
