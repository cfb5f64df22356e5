import { apply, approve, browse, figures, list, manage, own } from '#domain/kernel/screen.ts'
import { postgraduateChange } from './change.ts'
import { postgraduate } from './postgraduate.ts'
import { postgraduateChangeStats, postgraduateStats } from './stats.ts'
import { supervisor } from './supervisor.ts'

const decide = ['add', 'update', 'remove', 'submit', 'withdraw'] as const
const settles = ['arrange', 'takeEffect', 'cancel', 'revert'] as const
const overviews = { admin: browse, department: browse } as const

export const postgraduateScreens = [
  list(
    postgraduate,
    'graduation-cap',
    { admin: manage, department: manage, teacher: browse },
    { path: 'records/yjs-student', title: '研究生信息' },
  ),
  list(supervisor, 'user-pen', { admin: manage, department: manage }, { path: 'records/yjs-mentor' }),
  apply(
    postgraduateChange,
    'clipboard-list',
    { student: [...own, 'submit', 'withdraw'] },
    { path: 'records/yjs-change-apply', title: '研究生学籍异动申请', without: ['studentId', 'decision'] },
  ),
  approve(
    postgraduateChange,
    'user-check',
    { teacher: [], department: [], admin: [] },
    { path: 'records/yjs-change-audit', title: '研究生学籍异动审核' },
  ),
  list(
    postgraduateChange,
    'files',
    { admin: [...browse, ...decide, ...settles], department: browse },
    { path: 'records/yjs-change-record', title: '研究生异动记录' },
  ),
  figures(postgraduateStats, 'chart-column', overviews),
  figures(postgraduateChangeStats, 'chart-column', overviews),
]

export const postgraduateGroup = {
  code: 'postgraduates',
  title: '研究生管理',
  icon: 'graduation-cap',
  screens: postgraduateScreens.map(({ path }) => path),
} as const
