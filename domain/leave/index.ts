import { whereaboutsStats } from '#domain/dormitory/whereabouts/stats.ts'
import { defineArea } from '#domain/kernel/area.ts'
import { apply, approve, browse, config, custom, figures, list, manage, own } from '#domain/kernel/screen.ts'
import { entrust } from '#domain/workflow/entrust.ts'
import { leaveApplication } from './application.ts'
import { leaveExtension } from './extension.ts'
import { leaveFormField } from './form-field.ts'
import { gateRecord } from './gate-record.ts'
import { leaveProcesses } from './processes.ts'
import { leaveQuestion } from './question.ts'
import { leaveSettings } from './settings.ts'
import { signingKey } from './signing-key.ts'
import { leaveStats } from './stats.ts'
import { leaveThreshold } from './threshold.ts'
import { leaveType } from './type.ts'

const handIn = [...own, 'submit', 'withdraw'] as const
const look = [...browse, 'depart', 'comeBack', 'confirm', 'sendBack', 'slip'] as const
const approvers = { counsellor: [], teacher: [], department: [], admin: [], leader: [] } as const

/** Leaves of students: applied for, decided, taken through the gate, cancelled. */
export const leave = defineArea({
  area: 'leave',
  title: '请假管理',
  icon: 'calendar-days',
  resources: [
    leaveType,
    leaveThreshold,
    leaveFormField,
    leaveQuestion,
    leaveSettings,
    leaveApplication,
    leaveExtension,
    gateRecord,
  ],
  tables: [signingKey],
  processes: leaveProcesses,
  events: {
    'leave-cancel-due': { label: '销假提醒' },
    'leave-overdue': { label: '逾期未销假提醒' },
    'leave-cancelled': { label: '销假结果' },
    'leave-gate': {
      label: '学生出入校门告知监护人',
      words: {
        student: { label: '学生姓名', sample: '李明' },
        passed: { label: '进出方向', sample: '离校' },
        gate: { label: '校门', sample: '东门' },
        at: { label: '通过时间', sample: '2026-08-25 09:00' },
      },
    },
  },
  scheduled: {
    'tend-leaves': { label: '开始不出校门的假期、提醒销假', cron: '*/10 * * * *' },
    'count-absence': { label: '统计逾期未销假的旷课学时', cron: '40 0 * * *' },
  },
  screens: [
    apply(
      leaveApplication,
      'clipboard-list',
      { student: [...handIn, 'giveUp', 'askCancel', 'slip'] },
      { path: 'leave/apply', title: '请假申请', without: ['studentId'] },
    ),
    apply(leaveExtension, 'calendar-clock', { student: handIn }, { title: '续假申请' }),
    custom(leaveApplication, 'id-card', { student: ['pass'] }, { path: 'leave/pass', title: '离校通行码' }),
    approve(leaveApplication, 'user-check', approvers, { path: 'leave/approval', title: '请假审批' }),
    approve(leaveExtension, 'history', approvers, { path: 'leave/extension-approval', title: '续假审批' }),
    list(
      leaveApplication,
      'list-checks',
      { counsellor: look, department: look, admin: look },
      { path: 'leave/cancel-approval', title: '销假审批', where: { state: 'checking' } },
    ),
    list(
      leaveApplication,
      'files',
      {
        counsellor: [...look, 'add', 'update', 'submit', 'withdraw', 'lapse', 'reveal'],
        teacher: browse,
        department: [...look, 'lapse'],
        admin: [...manage, ...look, 'lapse', 'archive', 'reveal'],
        leader: browse,
      },
      { path: 'leave/query', title: '请假查询' },
    ),
    custom(
      leaveApplication,
      'badge-check',
      { verifier: ['scan'] },
      { path: 'leave/gate', title: '校门核验' },
    ),
    custom(
      leaveApplication,
      'layout-grid',
      { student: ['view'] },
      { path: 'leave/student-services', title: '学生服务' },
    ),
    custom(
      leaveApplication,
      'graduation-cap',
      { student: ['leaving'], counsellor: ['leaving'], department: ['leaving'], admin: ['leaving'] },
      { path: 'leave/one-thing', title: '离校一件事' },
    ),
    list(gateRecord, 'scroll-text', { counsellor: browse, department: browse, admin: browse }),
    list(leaveType, 'layers', { admin: manage }, { parts: [leaveQuestion] }),
    list(leaveThreshold, 'list-tree', { admin: manage, department: browse }),
    list(leaveFormField, 'file-text', { admin: manage }, { path: 'leave/form', title: '请假单设计' }),
    config(leaveSettings, 'sliders-horizontal', { admin: ['view', 'update'] }),
    list(
      entrust,
      'user-cog',
      { teacher: own, counsellor: own, department: own, dormmaster: own, admin: own, leader: own },
      { path: 'leave/entrust', title: '委托审批配置' },
    ),
    figures(leaveStats.class, 'chart-column', { counsellor: browse, department: browse, admin: browse }),
    figures(leaveStats.department, 'chart-column', { department: browse, admin: browse }),
    figures(leaveStats.major, 'chart-column', { department: browse, admin: browse }),
    figures(leaveStats.analysis, 'chart-column', { admin: browse, leader: browse, department: browse }),
    figures(whereaboutsStats, 'chart-column', {
      counsellor: browse,
      department: browse,
      admin: browse,
      leader: browse,
    }),
    figures(leaveStats.college, 'chart-column', { department: browse, admin: browse, leader: browse }),
  ],
  groups: [
    {
      code: 'handling',
      title: '请假办理',
      icon: 'clipboard-list',
      screens: [
        'leave/apply',
        'leave/extension',
        'leave/pass',
        'leave/approval',
        'leave/extension-approval',
        'leave/cancel-approval',
        'leave/query',
        'leave/gate',
        'leave/gate-record',
      ],
    },
    {
      code: 'rules',
      title: '请假规则',
      icon: 'sliders-horizontal',
      screens: ['leave/type', 'leave/threshold', 'leave/form', 'leave/settings', 'leave/entrust'],
    },
    {
      code: 'figures',
      title: '请假统计',
      icon: 'chart-column',
      screens: [
        'leave/stats-class',
        'leave/stats-department',
        'leave/stats-major',
        'leave/stats-college',
        'leave/analysis',
        'leave/departures',
      ],
    },
  ],
})
