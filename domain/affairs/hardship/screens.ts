import {
  apply,
  approve,
  browse,
  custom,
  figures,
  list,
  manage,
  own,
  type Screen,
} from '#domain/kernel/screen.ts'
import { hardshipBatch } from './batch.ts'
import { hardship } from './hardship.ts'
import { hardshipQuota } from './quota.ts'
import { hardshipGroupStats, hardshipStats } from './stats.ts'

const everybody = { department: browse, admin: browse, leader: browse }

/** The screens of hardship recognition, in the order of their menu. */
export const hardshipScreens: readonly Screen[] = [
  list(hardshipBatch, 'calendar-days', { admin: manage }),
  apply(
    hardship,
    'heart-pulse',
    { student: [...own, 'submit', 'withdraw'] },
    { path: 'affairs/hardship-apply', title: '困难认定申请', without: ['level', 'levelReason'] },
  ),
  approve(
    hardship,
    'user-check',
    { counsellor: [], department: [], admin: [] },
    { path: 'affairs/hardship-review', title: '困难认定评审' },
  ),
  custom(hardshipQuota, 'layers', {
    department: ['view', 'allot'],
    admin: ['view', 'allot', 'distribute'],
  }),
  list(
    hardship,
    'list-checks',
    { counsellor: browse, department: browse, admin: [...browse, 'adjust', 'end'] },
    { path: 'affairs/hardship-list', title: '困难学生库' },
  ),
  figures(hardshipStats, 'chart-column', everybody),
  figures(hardshipGroupStats, 'users-round', everybody),
]
