import type { Area } from '#domain/kernel/screen.ts'
import { custom, manage } from '#domain/kernel/screen.ts'
import { goodsResources, goodsScreens } from './goods/screens.ts'
import { reader } from './reader.ts'

/** What is handed out at desks, and who may come in. */
export const claim: Area = {
  area: 'claim',
  title: '物资领取与核验',
  icon: 'badge-check',
  resources: [reader, ...goodsResources],
  screens: [
    ...goodsScreens,
    custom(
      reader,
      'monitor',
      { admin: manage, verifier: ['view', 'add', 'update'] },
      { path: 'claim/verify-device' },
    ),
  ],
}
