import { browse, custom, list, manage, mine } from '#domain/kernel/screen.ts'
import { graduateAudit } from './audit.ts'
import { graduateBatch } from './batch.ts'
import { graduateStudy } from './study.ts'
import { leavingSteps } from './words.ts'

const college = [...browse, 'recheck', 'adjust', 'confirm'] as const
/** A college gives the act of a desk to the role of the desk's people; until then an administrator does it. */
const desks = Object.keys(leavingSteps.labels)

export const graduationScreens = [
  list(graduateBatch, 'calendar-clock', { admin: [...manage, 'build'], department: ['view'] }),
  list(graduateStudy, 'clipboard-list', { admin: manage, department: browse }),
  custom(graduateAudit, 'graduation-cap', {
    admin: [...college, ...desks, 'sendBack', 'decide', 'revoke'],
    department: college,
  }),
  list(
    graduateAudit,
    'list-checks',
    { admin: [...browse, ...desks], department: browse },
    {
      ...{ path: 'records/leaving', title: '离校手续', reads: true },
      columns: ['studentId', 'classId', ...desks, 'leaving'],
    },
  ),
  mine(
    graduateAudit,
    'badge-check',
    { student: ['view'] },
    {
      ...{ path: 'records/my-leaving', title: '我的离校手续', by: 'studentId', state: 'leaving' },
      sections: { 办理中: ['open'], 已办结: ['done'] },
      facts: ['gradYear', 'library', 'finance', 'dormitory', 'card', 'league', 'archive'],
    },
  ),
]

export const graduationGroup = {
  code: 'graduation',
  title: '毕业与离校',
  icon: 'graduation-cap',
  screens: [
    'records/graduate-batch',
    'records/graduate-study',
    'records/graduate-audit',
    'records/leaving',
    'records/my-leaving',
  ],
} as const
