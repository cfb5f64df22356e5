import { defineArea } from '#domain/kernel/area.ts'
import { apply, approve, browse, config, custom, figures, list, manage, own } from '#domain/kernel/screen.ts'
import { violationAppeal } from './appeal.ts'
import { violationKind } from './kind.ts'
import { violationProcesses } from './processes.ts'
import { violationRecord } from './record.ts'
import { violationRelease } from './release.ts'
import { violationRescind } from './rescind.ts'
import { violationSettings } from './settings.ts'
import { violationStats } from './stats.ts'

const record = [...own, 'export', 'notify'] as const
const handIn = [...own, 'submit', 'withdraw'] as const

/** Violations of the rules: recorded, told to the student, appealed against, released and rescinded. */
export const violation = defineArea({
  area: 'violation',
  title: '违纪管理',
  icon: 'scale',
  resources: [
    violationKind,
    violationSettings,
    violationRecord,
    violationAppeal,
    violationRelease,
    violationRescind,
  ],
  processes: violationProcesses,
  events: {
    'violation-told': { label: '违纪告知' },
    'violation-outcome': { label: '违纪处理变更' },
    'violation-releasable': { label: '可以申请解除违纪' },
    'violation-threshold': { label: '累计扣分提醒' },
  },
  scheduled: { 'remind-release': { label: '提醒学生申请解除违纪', cron: '30 8 * * *' } },
  screens: [
    list(
      violationRecord,
      'clipboard-list',
      {
        teacher: record,
        counsellor: [...record, 'punishments'],
        department: [...browse, 'punishments'],
        admin: [...record, 'import', 'punishments'],
      },
      { path: 'violation/input', title: '违纪录入' },
    ),
    custom(
      violationRecord,
      'megaphone',
      { student: ['view', 'acknowledge'], counsellor: ['view'] },
      { path: 'violation/notice', title: '违纪告知' },
    ),
    apply(violationAppeal, 'message-square', { student: handIn }, { without: ['ruling', 'newPoints'] }),
    approve(violationAppeal, 'scale', { admin: [] }, { path: 'violation/appeal-examine', title: '申诉复查' }),
    apply(
      violationRelease,
      'send',
      { student: handIn },
      { path: 'violation/release-apply', title: '解除申请' },
    ),
    approve(violationRelease, 'user-check', { counsellor: [], department: [], admin: [] }),
    apply(
      violationRescind,
      'history',
      { teacher: handIn, counsellor: handIn },
      { path: 'violation/rescind-apply', title: '撤销申请' },
    ),
    approve(violationRescind, 'badge-check', { admin: [] }),
    list(violationKind, 'layers', { admin: manage }),
    config(
      violationSettings,
      'sliders-horizontal',
      { admin: ['view', 'update'] },
      { path: 'violation/config' },
    ),
    figures(violationStats, 'chart-column', { department: browse, admin: browse, leader: browse }),
  ],
  groups: [
    {
      code: 'handling',
      title: '违纪办理',
      icon: 'clipboard-list',
      screens: [
        'violation/input',
        'violation/notice',
        'violation/appeal',
        'violation/release-apply',
        'violation/rescind-apply',
      ],
    },
    {
      code: 'examining',
      title: '违纪审批',
      icon: 'user-check',
      screens: ['violation/appeal-examine', 'violation/release', 'violation/rescind'],
    },
    {
      code: 'rules',
      title: '违纪规则',
      icon: 'sliders-horizontal',
      screens: ['violation/kind', 'violation/config'],
    },
  ],
})
