import { defineArea } from '#domain/kernel/area.ts'
import { browse, config, custom, figures, list, manage } from '#domain/kernel/screen.ts'
import { workflowCase } from './case.ts'
import { workflowEvent } from './case-event.ts'
import { workflowCopy } from './copy.ts'
import { entrust } from './entrust.ts'
import { workflowModel } from './model.ts'
import { workflowNotice } from './notice.ts'
import { workflowPhrases } from './phrases.ts'
import { workflowPick } from './pick.ts'
import { processView } from './process-view.ts'
import { approvalSetting } from './setting.ts'
import { approvalSignature } from './signature.ts'
import { caseStats } from './stats.ts'
import { workflowTask } from './task.ts'
import { workflowVersion } from './version.ts'
import {
  caseStates,
  fieldAccess,
  modes,
  returnWalks,
  samePerson,
  signPlaces,
  sourceKinds,
  stepKinds,
  taskKinds,
  taskStates,
  timerActs,
  verbs,
  whenNobody,
} from './words.ts'

/** How applications are decided: models, the cases that run by them, and who stands in for whom. */
export const workflow = defineArea({
  area: 'workflow',
  title: '流程管理',
  icon: 'list-tree',
  dictionaries: [
    caseStates,
    taskStates,
    taskKinds,
    stepKinds,
    modes,
    sourceKinds,
    whenNobody,
    samePerson,
    timerActs,
    fieldAccess,
    verbs,
    signPlaces,
    returnWalks,
  ],
  resources: [workflowModel, workflowCase, entrust, approvalSetting],
  tables: [
    workflowVersion,
    workflowEvent,
    workflowTask,
    workflowCopy,
    workflowNotice,
    workflowPick,
    workflowPhrases,
    approvalSignature,
    processView,
  ],
  events: {
    'approval-waits': { label: '有待我审批的申请' },
    'approval-urged': { label: '有人催我审批，或审批到了提醒时间' },
    'approval-copied': { label: '有申请抄送给我' },
    'approval-entrusted': { label: '有人委托我代为审批' },
    'approval-decided': { label: '我的申请有了结果' },
  },
  scheduled: { 'keep-deadlines': { label: '处理到期的流程状态', cron: '*/10 * * * *' } },
  screens: [
    custom(
      workflowModel,
      'list-tree',
      { admin: [...manage, 'design', 'publish'] },
      { path: 'workflow/model', title: '流程设计' },
    ),
    list(
      workflowCase,
      'list-checks',
      {
        admin: ['view', 'export', 'manage', 'follow', 'urge', 'transfer', 'suspend', 'activate', 'terminate'],
      },
      { path: 'workflow/manager', title: '流程实例' },
    ),
    custom(
      workflowCase,
      'map-pin',
      { admin: ['view', 'manage'] },
      { path: 'workflow/follow', title: '流程跟踪' },
    ),
    custom(
      processView,
      'book-open',
      { admin: ['view', 'update'] },
      { path: 'workflow/query-config', title: '查询配置' },
    ),
    custom(
      processView,
      'layout-grid',
      { admin: ['view', 'update'] },
      { path: 'workflow/table-config', title: '业务表配置' },
    ),
    figures(caseStats, 'chart-column', { admin: browse }),
    config(approvalSetting, 'alarm-clock', { admin: ['view', 'update'] }, { path: 'workflow/task-set' }),
  ],
})
