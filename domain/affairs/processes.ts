import type { ProcessModel } from '#domain/kernel/area.ts'
import { approvalStep } from '#domain/workflow/approval-step.ts'

const affairs = (hours: number) =>
  approvalStep('affairs', '学生处审核', [{ kind: 'role', role: 'admin' }], hours)

/** How applications of students are decided in a new college. */
export const affairsProcesses: Readonly<Record<string, ProcessModel>> = {
  'study-abroad': {
    label: '出国出境审批',
    steps: [approvalStep('counsellor', '辅导员审核', 'counsellor', 24), affairs(48)],
    phrases: ['同意，请按期返校并办理销假。', '请补充出国协议书后再提交。'],
  },
  'insurance-payout': {
    label: '保险理赔审核',
    steps: [approvalStep('counsellor', '辅导员审核', 'counsellor', 24), affairs(48)],
    phrases: ['票据齐全，同意赔付。', '请补充病历和费用清单。'],
  },
  'archive-copy': {
    label: '档案复印审批',
    steps: [affairs(24)],
    phrases: ['同意复印。', '用途不明，请补充说明。'],
  },
  'card-reissue': {
    label: '证件补办审批',
    steps: [affairs(24)],
    phrases: ['同意补办。', '请完善遗失声明。'],
  },
  enlistment: {
    label: '应征报名审核',
    steps: [affairs(48)],
    phrases: ['符合应征条件。', '请先完成兵役登记。'],
  },
}
