import { defineArea } from '#domain/kernel/area.ts'
import { apply, approve, browse, config, figures, list, manage, mine, own } from '#domain/kernel/screen.ts'
import { awardAccount } from './account.ts'
import { awardApplication } from './application.ts'
import { awardBatch } from './batch.ts'
import { awardCondition } from './condition.ts'
import { awardParameter } from './parameter.ts'
import { payout } from './payout/payout.ts'
import { awardProcesses } from './processes.ts'
import { awardProject } from './project.ts'
import { awardQuota } from './quota.ts'
import { awardRecord } from './record.ts'
import { awardStats } from './stats.ts'
import { awardType } from './type.ts'

const readers = { counsellor: browse, department: browse, admin: browse } as const
const sheets = [...own, 'compute', 'revise', 'apply', 'takeBack', 'drop', 'rows'] as const
const sheetRows = [...browse, 'lock', 'unlock', 'move', 'leaveOut'] as const

/** 评奖评优: scholarships and honours, who asks for them, who gets them, and how they are paid. */
export const award = defineArea({
  area: 'award',
  title: '评奖评优',
  icon: 'award',
  resources: [
    ...([awardParameter, awardType, awardProject, awardCondition, awardBatch] as const),
    ...([awardAccount, awardApplication, awardRecord, payout.proposal, payout.lines] as const),
  ],
  tables: [awardQuota],
  processes: awardProcesses,
  events: {
    'award-given': { label: '获奖通知' },
    'award-revoked': { label: '撤销获奖通知' },
  },
  scheduled: { 'recheck-awards': { label: '复核获奖后受处分的学生', cron: '20 6 * * *' } },
  screens: [
    apply(awardApplication, 'award', { student: [...own, 'submit', 'withdraw'] }),
    mine(
      awardRecord,
      'badge-check',
      { student: ['view', 'certificate'] },
      {
        ...{ path: 'award/mine', title: '我的奖项', by: 'studentId', state: 'state' },
        figures: { '奖金合计（元）': { sum: 'amount', of: '获奖' }, 获奖项数: { of: '获奖' } },
        sections: { 获奖: ['awarded', 'paid', 'questioned'], 已撤销: ['revoked'] },
        facts: ['number', 'academicYear', 'term', 'level', 'amount', 'unit', 'awardedOn', 'paidOn', 'ruling'],
        acts: ['certificate'],
      },
    ),
    list(awardAccount, 'credit-card', { student: own, admin: [...browse, 'reveal'] }),
    approve(
      awardApplication,
      'user-check',
      { counsellor: [], department: ['rank'], admin: ['rank', 'allot'] },
      { path: 'award/review', title: '评审' },
    ),
    list(awardApplication, 'files', readers, { path: 'award/application-list', title: '申请台账' }),
    list(
      awardRecord,
      'list-checks',
      {
        counsellor: [...browse, 'certificate'],
        department: [...browse, 'certificate'],
        admin: [...browse, 'certificate', 'bankFile', 'pay', 'question', 'uphold', 'revoke'],
      },
      { title: '获奖台账' },
    ),
    list(payout.proposal, 'wallet', { admin: sheets }, { title: '奖金发放' }),
    list(payout.lines, 'scroll-text', { admin: sheetRows }, { path: 'award/payout-line', title: '发放明细' }),
    figures(awardStats, 'chart-column', { department: browse, admin: browse, leader: browse }),
    list(awardBatch, 'calendar-days', { admin: [...manage, 'distribute'] }),
    list(awardProject, 'star', { admin: manage }),
    list(awardCondition, 'list-checks', { admin: [...own, 'export'] }),
    list(awardType, 'layers', { admin: manage }),
    config(awardParameter, 'sliders-horizontal', { admin: ['view', 'update'] }, { title: '参数设置' }),
  ],
  groups: [
    {
      code: 'paying',
      title: '发放管理',
      icon: 'wallet',
      screens: ['award/payout', 'award/payout-line', 'award/account'],
    },
    {
      code: 'setting',
      title: '评奖设置',
      icon: 'sliders-horizontal',
      screens: ['award/batch', 'award/project', 'award/condition', 'award/type', 'award/parameter'],
    },
  ],
})
