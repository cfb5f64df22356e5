import { apply, approve, browse, config, figures, list, manage, own } from '#domain/kernel/screen.ts'
import { statusChange } from './change.ts'
import { changeRule } from './rule.ts'
import { changeScope } from './scope.ts'
import { changeStats } from './stats.ts'

const decide = ['add', 'update', 'remove', 'submit', 'withdraw'] as const

export const changeScreens = [
  apply(
    statusChange,
    'clipboard-list',
    { student: [...own, 'submit', 'withdraw'] },
    { path: 'records/change-apply', title: '学籍异动申请', without: ['studentId', 'decision'] },
  ),
  approve(
    statusChange,
    'user-check',
    { counsellor: [] },
    { path: 'records/change-counsellor', title: '学籍异动辅导员审核' },
  ),
  approve(
    statusChange,
    'user-check',
    { department: [], dormmaster: [], admin: [], leader: [] },
    { path: 'records/change-audit', title: '学籍异动审核' },
  ),
  list(
    statusChange,
    'list-checks',
    { admin: [...browse, 'arrange', 'takeEffect', 'cancel', 'revert'] },
    { path: 'records/change-deal', title: '学籍异动处理', where: { state: 'approved' } },
  ),
  list(
    statusChange,
    'files',
    {
      admin: [...browse, ...decide, 'arrange', 'takeEffect', 'cancel', 'revert'],
      department: browse,
      counsellor: browse,
    },
    { path: 'records/change-record', title: '学籍异动记录' },
  ),
  list(changeScope, 'layers', { admin: manage }),
  config(changeRule, 'sliders-horizontal', { admin: ['view', 'update'] }),
  figures(changeStats, 'chart-column', { admin: browse, department: browse }),
]

export const changeGroup = {
  code: 'change',
  title: '学籍异动',
  icon: 'history',
  screens: [
    'records/change-apply',
    'records/change-counsellor',
    'records/change-audit',
    'records/change-deal',
    'records/change-record',
    'records/change-scope',
    'records/change-rule',
    'records/change-count',
  ],
} as const
