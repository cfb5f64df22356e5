import { defineArea } from '#domain/kernel/area.ts'
import { apply, approve, browse, config, list, manage, mine, own } from '#domain/kernel/screen.ts'
import { archive } from './archive.ts'
import { archiveCopy } from './archive-copy.ts'
import { cardReissue } from './card-reissue.ts'
import { classLog } from './class-log.ts'
import { enlistment } from './enlistment.ts'
import { hardshipBatch } from './hardship/batch.ts'
import { hardship } from './hardship/hardship.ts'
import { hardshipProcesses } from './hardship/processes.ts'
import { hardshipLoan, hardshipQuota } from './hardship/quota.ts'
import { hardshipScreens } from './hardship/screens.ts'
import { insurance } from './insurance.ts'
import { insuranceCharge } from './insurance-charge.ts'
import { insurancePayout } from './insurance-payout.ts'
import { insuranceRefund } from './insurance-refund.ts'
import { insuranceSettings } from './insurance-settings.ts'
import { insuranceStandard } from './insurance-standard.ts'
import { militarySubsidy } from './military-subsidy.ts'
import { affairsProcesses } from './processes.ts'
import { punishmentAppeal } from './punishment/appeal.ts'
import { punishmentCancel } from './punishment/cancel.ts'
import { punishmentProcesses } from './punishment/processes.ts'
import { punishment } from './punishment/punishment.ts'
import { punishmentScreens } from './punishment/screens.ts'
import { punishmentSettings } from './punishment/settings.ts'
import { reimbursement } from './reimbursement.ts'
import { affairsSettings } from './settings.ts'
import { studyAbroad } from './study-abroad.ts'

const handIn = [...own, 'submit', 'withdraw'] as const
const issue = [...browse, 'finish', 'handOver'] as const
const book = ['view', 'add', 'export'] as const

/** What the office of student affairs does for students: insurance, archives, cards, going abroad, the army, punishments, hardship. */
export const affairs = defineArea({
  area: 'affairs',
  title: '学生事务',
  icon: 'briefcase',
  resources: [
    affairsSettings,
    classLog,
    insuranceSettings,
    insurance,
    insuranceCharge,
    insuranceRefund,
    insuranceStandard,
    insurancePayout,
    reimbursement,
    archive,
    archiveCopy,
    cardReissue,
    studyAbroad,
    enlistment,
    militarySubsidy,
    punishmentSettings,
    punishment,
    punishmentAppeal,
    punishmentCancel,
    hardshipBatch,
    hardshipQuota,
    hardship,
  ],
  tables: [hardshipLoan],
  processes: { ...affairsProcesses, ...punishmentProcesses, ...hardshipProcesses },
  events: {
    'affairs-ready': { label: '证件与复印件领取通知' },
    'insurance-paid': { label: '保险赔付通知' },
    'punishment-told': { label: '拟处分告知与送达' },
    'punishment-outcome': { label: '处分变更、撤销与解除' },
    'hardship-changed': { label: '困难认定等级调整与终止' },
    'punishment-removable': { label: '可以申请解除处分' },
  },
  scheduled: { 'remind-removal': { label: '提醒学生申请解除处分', cron: '40 8 * * *' } },
  screens: [
    list(classLog, 'book-open', { counsellor: [...own, 'export', 'follow'] }),
    list(
      insurance,
      'shield-check',
      {
        admin: [...manage, 'charge', 'exempt', 'include', 'recheck'],
        department: [...browse, 'exempt', 'include'],
        counsellor: [...browse, 'exempt', 'include'],
      },
      { path: 'affairs/insurance-list' },
    ),
    list(insuranceCharge, 'credit-card', { admin: book }),
    list(insuranceRefund, 'wallet', { admin: book }),
    config(
      insuranceSettings,
      'sliders-horizontal',
      { admin: ['view', 'update'] },
      { path: 'affairs/insurance-absent-config' },
    ),
    list(insuranceStandard, 'sliders-horizontal', { admin: manage }),
    apply(
      insurancePayout,
      'shield-check',
      { student: handIn },
      { path: 'affairs/insurance-claim', title: '理赔申请' },
    ),
    approve(
      insurancePayout,
      'user-check',
      { counsellor: [], admin: [] },
      { path: 'affairs/insurance-payout', title: '理赔审核' },
    ),
    list(
      insurancePayout,
      'wallet',
      { counsellor: browse, admin: [...browse, 'payout', 'reveal'] },
      { path: 'affairs/insurance-payout-list', title: '理赔台账' },
    ),
    list(reimbursement, 'heart-pulse', {
      student: [...own, 'resubmit'],
      admin: [...browse, 'settle', 'sendBack', 'pay'],
    }),
    list(archive, 'folder-open', { admin: [...manage, 'lend', 'giveBack', 'transfer', 'lose', 'find'] }),
    list(
      archive,
      'send',
      { admin: [...browse, 'transfer', 'receipt', 'cancelTransfer', 'letter'] },
      {
        ...{ path: 'affairs/archive-transfer', title: '档案转出', reads: true },
        columns: [
          ...['archiveNo', 'studentId', 'classId', 'state', 'receiver'],
          ...['trackingNo', 'sentOn', 'receiptState', 'receiptOn'],
        ],
      },
    ),
    list(
      archive,
      'printer',
      { admin: [...browse, 'letter'] },
      { path: 'affairs/archive-print', title: '档案打印', reads: true },
    ),
    mine(
      archive,
      'folder-open',
      { student: ['view'] },
      {
        ...{ path: 'affairs/my-archive', title: '我的档案', by: 'studentId', state: 'state' },
        sections: { 在校存放: ['kept', 'lent', 'missing'], 已转出: ['transferred'] },
        facts: [
          ...(['receivedOn', 'materials', 'receiver', 'address', 'method'] as const),
          ...(['trackingNo', 'sentOn', 'receiptState', 'receiptOn'] as const),
        ],
      },
    ),
    apply(archiveCopy, 'files', { student: handIn }),
    approve(
      archiveCopy,
      'user-check',
      { admin: [] },
      { path: 'affairs/archive-copy-examine', title: '档案复印审批' },
    ),
    list(
      archiveCopy,
      'printer',
      { admin: issue },
      { path: 'affairs/archive-copy-desk', title: '档案复印办理' },
    ),
    apply(cardReissue, 'id-card', { student: handIn }),
    approve(
      cardReissue,
      'user-check',
      { admin: [] },
      { path: 'affairs/card-reissue-examine', title: '证件补办审批' },
    ),
    list(
      cardReissue,
      'badge-check',
      { admin: issue },
      { path: 'affairs/card-reissue-desk', title: '证件补办办理' },
    ),
    apply(studyAbroad, 'external-link', { student: handIn }),
    approve(
      studyAbroad,
      'user-check',
      { counsellor: [], admin: [] },
      { path: 'affairs/study-abroad-examine', title: '出国出境审批' },
    ),
    list(
      studyAbroad,
      'files',
      { counsellor: browse, admin: [...browse, 'reveal'] },
      { path: 'affairs/study-abroad-list', title: '出国出境台账' },
    ),
    apply(enlistment, 'shield', { student: handIn }),
    approve(
      enlistment,
      'user-check',
      { admin: [] },
      { path: 'affairs/enlistment-examine', title: '应征报名审核' },
    ),
    list(
      enlistment,
      'list-checks',
      { admin: [...browse, 'pass', 'fail', 'enlist', 'discharge', 'resume'] },
      { path: 'affairs/enlistment-list', title: '应征办理' },
    ),
    list(militarySubsidy, 'award', { admin: [...own, 'export', 'pay', 'reveal'] }),
    ...punishmentScreens,
    ...hardshipScreens,
    config(affairsSettings, 'settings', { admin: ['view', 'update'] }),
  ],
  groups: [
    {
      code: 'insurance',
      title: '保险与报销',
      icon: 'shield-check',
      screens: [
        'affairs/insurance-list',
        'affairs/insurance-charge',
        'affairs/insurance-refund',
        'affairs/insurance-absent-config',
        'affairs/insurance-standard',
        'affairs/insurance-claim',
        'affairs/insurance-payout',
        'affairs/insurance-payout-list',
        'affairs/reimbursement',
      ],
    },
    {
      code: 'archives',
      title: '档案管理',
      icon: 'folder-open',
      screens: [
        'affairs/archive',
        'affairs/archive-transfer',
        'affairs/archive-print',
        'affairs/my-archive',
        'affairs/archive-copy',
        'affairs/archive-copy-examine',
        'affairs/archive-copy-desk',
      ],
    },
    {
      code: 'papers',
      title: '证件与出国',
      icon: 'id-card',
      screens: [
        'affairs/card-reissue',
        'affairs/card-reissue-examine',
        'affairs/card-reissue-desk',
        'affairs/study-abroad',
        'affairs/study-abroad-examine',
        'affairs/study-abroad-list',
      ],
    },
    {
      code: 'army',
      title: '征兵与资助',
      icon: 'shield',
      screens: [
        'affairs/enlistment',
        'affairs/enlistment-examine',
        'affairs/enlistment-list',
        'affairs/military-subsidy',
      ],
    },
    {
      code: 'discipline',
      title: '处分管理',
      icon: 'scale',
      screens: [
        ...(['affairs/punishment', 'affairs/punishment-examine', 'affairs/punishment-notice'] as const),
        ...(['affairs/punishment-appeal', 'affairs/punishment-appeal-examine'] as const),
        ...(['affairs/punishment-cancel-apply', 'affairs/punishment-cancel'] as const),
        'affairs/punishment-config',
      ],
    },
    {
      code: 'hardship',
      title: '困难认定',
      icon: 'heart-pulse',
      screens: [
        ...(['affairs/hardship-batch', 'affairs/hardship-apply', 'affairs/hardship-review'] as const),
        ...(['affairs/hardship-quota', 'affairs/hardship-list'] as const),
        ...(['affairs/hardship-stats', 'affairs/hardship-groups'] as const),
      ],
    },
  ],
})
