import { defineArea } from '#domain/kernel/area.ts'
import { browse, config, custom, figures, list, manage } from '#domain/kernel/screen.ts'
import { goodsEvent } from './goods/order.ts'
import { goodsGroups, goodsResources, goodsScreens } from './goods/screens.ts'
import { reader } from './reader.ts'
import { stretchedSecret } from './stretched-secret.ts'
import { verification } from './verification.ts'
import { verifyParameter } from './verify-parameter.ts'
import { arrivalStats, deskStats } from './verify-stats.ts'

/** What is handed out at desks, and who may come in. */
export const claim = defineArea({
  area: 'claim',
  title: '物资领取与核验',
  icon: 'badge-check',
  resources: [reader, verifyParameter, verification, ...goodsResources],
  tables: [goodsEvent, stretchedSecret],
  scheduled: { 'prepare-desks': { label: '准备断网核验名单', cron: '40 1 * * *' } },
  screens: [
    ...goodsScreens,
    custom(
      reader,
      'monitor',
      { admin: manage, verifier: ['view', 'add', 'update'] },
      { path: 'claim/verify-device' },
    ),
    config(verifyParameter, 'sliders-horizontal', { admin: ['view', 'update'] }),
    custom(
      verification,
      'badge-check',
      { verifier: ['verify'], admin: ['verify'] },
      { path: 'claim/verify-desk', title: '新生核验台' },
    ),
    list(
      verification,
      'list-checks',
      { admin: [...browse, 'undo', 'reveal'], verifier: browse },
      { path: 'claim/verify-result' },
    ),
    custom(
      verification,
      'file-text',
      { admin: browse, verifier: browse },
      { path: 'claim/verify-print', title: '核验结果打印' },
    ),
    figures(arrivalStats, 'chart-column', { admin: browse }),
    figures(deskStats, 'chart-column', { admin: browse, verifier: browse }),
    custom(
      verification,
      'id-card',
      { student: ['code'], newstudent: ['code'] },
      { path: 'claim/verify-qr', title: '核验二维码' },
    ),
  ],
  groups: [
    ...goodsGroups,
    {
      code: 'verify',
      title: '新生核验',
      icon: 'badge-check',
      screens: [
        'claim/verify-desk',
        'claim/verify-result',
        'claim/verify-print',
        'claim/verify-stats',
        'claim/verify-desk-stats',
        'claim/verify-qr',
        'claim/verify-device',
        'claim/verify-parameter',
      ],
    },
  ],
})
