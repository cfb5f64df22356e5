import { student } from '#domain/base/student.ts'
import { studentFamily } from '#domain/base/student-family.ts'
import { defineArea } from '#domain/kernel/area.ts'
import { browse, custom, figures, list, manage, own } from '#domain/kernel/screen.ts'
import { looksAfter, runs } from '#domain/kits/rounds/permissions.ts'
import { secretField } from '#domain/security/secret-field.ts'
import { listLayout } from '#domain/system/list-layout.ts'
import { ownField } from '#domain/system/own-field.ts'
import { statusChange } from './change/change.ts'
import { changeProcess } from './change/process.ts'
import { changeRule } from './change/rule.ts'
import { changeScope } from './change/scope.ts'
import { changeGroup, changeScreens } from './change/screens.ts'
import { graduateAudit } from './graduation/audit.ts'
import { graduateBatch } from './graduation/batch.ts'
import { graduationGroup, graduationScreens } from './graduation/screens.ts'
import { graduateStudy } from './graduation/study.ts'
import { infoRounds } from './info-rounds.ts'
import { postgraduateChange } from './postgraduate/change.ts'
import { postgraduate } from './postgraduate/postgraduate.ts'
import { postgraduateChangeProcess } from './postgraduate/process.ts'
import { postgraduateGroup, postgraduateScreens } from './postgraduate/screens.ts'
import { supervisor } from './postgraduate/supervisor.ts'
import { registrationBatch } from './registration/batch.ts'
import { registrationDeferral } from './registration/deferral.ts'
import { deferralProcess } from './registration/process.ts'
import { registration } from './registration/registration.ts'
import { registrationGroup, registrationJoined, registrationScreens } from './registration/screens.ts'
import { reportSetting } from './registration/setting.ts'
import { contactUpdate } from './roster/contact-update.ts'
import { graduate } from './roster/graduate.ts'
import { label } from './roster/label.ts'
import { rosterRule } from './roster/rule.ts'
import { rosterGroup, rosterScreens } from './roster/screens.ts'
import { studentLabel } from './roster/student-label.ts'
import { rollStats } from './stats.ts'

const { round, turn, events, scheduled } = infoRounds
const overviews = { admin: browse, department: browse } as const
const sets = { admin: ['view', 'update'] } as const

/** The roll of students, kept true: who confirms their data by when, what they correct, and who reviews it. */
export const records = defineArea({
  area: 'records',
  title: '学籍管理',
  icon: 'id-card',
  resources: [
    round,
    turn,
    changeRule,
    changeScope,
    statusChange,
    label,
    studentLabel,
    contactUpdate,
    graduate,
    graduateBatch,
    graduateStudy,
    graduateAudit,
    rosterRule,
    reportSetting,
    registrationBatch,
    registration,
    registrationDeferral,
    supervisor,
    postgraduate,
    postgraduateChange,
  ],
  processes: {
    'status-change': changeProcess,
    'registration-deferral': deferralProcess,
    'postgraduate-change': postgraduateChangeProcess,
  },
  events: {
    ...events,
    'status-change': { label: '学籍异动进展' },
    registration: { label: '报到注册通知' },
    'registration-overdue': { label: '逾期未注册提醒' },
  },
  scheduled: {
    ...scheduled,
    'remind-of-changes': { label: '提醒即将到期的休学与保留学籍', cron: '30 7 * * *' },
    'tend-registration': { label: '报到注册：更新名单与欠费', cron: '*/10 * * * *' },
    'tend-postgraduates': { label: '研究生导师：更新在读指导人数', cron: '25 * * * *' },
    'follow-expulsions': { label: '开除学籍处分生效或撤销后变更学籍', cron: '*/10 * * * *' },
    'tend-audits': { label: '毕业审核：更新欠费、住宿与档案', cron: '25 * * * *' },
    'remind-of-registration': { label: '提醒未报到与逾期未注册的学生', cron: '30 8 * * *' },
  },
  screens: [
    custom(
      turn,
      'id-card',
      { student: ['view', 'finish'] },
      { path: 'records/my-info', title: '我的信息', starts: true },
    ),
    list(round, 'calendar-clock', { admin: runs, department: runs }, { title: '信息核对批次' }),
    custom(
      turn,
      'list-checks',
      { admin: ['view', 'urge'], department: ['view', 'urge'], counsellor: ['view', 'urge'] },
      { path: 'records/info-progress', title: '信息核对进度' },
    ),
    list(turn, 'users', { admin: looksAfter, department: looksAfter, counsellor: looksAfter }),
    custom(
      student,
      'user-check',
      { admin: ['review'], department: ['review'], counsellor: ['review'] },
      { path: 'records/update-review', title: '信息更新审核' },
    ),
    list(
      studentFamily,
      'users',
      {
        admin: [...manage, 'reveal'],
        department: [...manage, 'reveal'],
        counsellor: [...manage, 'reveal'],
        student: own,
      },
      { path: 'records/family', starts: true },
    ),
    custom(ownField, 'sliders-horizontal', sets, {
      path: 'records/info-settings-student',
      title: '信息维护设置（学生）',
    }),
    custom(secretField, 'sliders-horizontal', sets, {
      path: 'records/info-settings-fdy',
      title: '信息维护设置（辅导员）',
    }),
    custom(secretField, 'sliders-horizontal', sets, {
      path: 'records/info-settings-gly',
      title: '信息维护设置（管理员）',
    }),
    custom(listLayout, 'layout-grid', sets, { path: 'records/list-settings' }),
    ...changeScreens,
    ...registrationScreens,
    ...rosterScreens,
    ...postgraduateScreens,
    ...graduationScreens,
    ...Object.values(rollStats).map((stats) => figures(stats, 'chart-column', overviews)),
  ],
  groups: [
    {
      code: 'figures',
      title: '学籍统计',
      icon: 'chart-column',
      screens: Object.values(rollStats).map(({ path }) => path),
    },
    {
      code: 'info',
      title: '信息核对',
      icon: 'list-checks',
      screens: [
        'records/my-info',
        'records/my-label',
        'records/info-round',
        'records/info-progress',
        'records/info-turn',
        'records/update-review',
        'records/family',
      ],
    },
    changeGroup,
    registrationGroup,
    rosterGroup,
    postgraduateGroup,
    graduationGroup,
    {
      code: 'settings',
      title: '信息维护设置',
      icon: 'sliders-horizontal',
      screens: [
        'records/info-settings-student',
        'records/info-settings-fdy',
        'records/info-settings-gly',
        'records/list-settings',
      ],
    },
  ],
  joined: [registrationJoined],
})
