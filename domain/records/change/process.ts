import type { ProcessModel } from '#domain/kernel/area.ts'
import { approvalStep } from '#domain/workflow/approval-step.ts'
import type { BranchStep } from '#domain/workflow/definition.ts'

const ofKind = (...value: string[]) => ({ field: 'kind', is: 'among', value }) as const

const beside: BranchStep = {
  id: 'by-kind',
  kind: 'branch',
  title: '异动类别',
  branches: [
    {
      title: '转专业与转系',
      when: ofKind('23', '26'),
      steps: [
        approvalStep('receiving', '转入学院审核', 'receiving-college', 72),
        {
          ...{ kind: 'notice', id: 'notice', title: '转专业公示', days: 3 },
          ...{ fields: ['title', 'kind', 'fromClassId', 'toMajorId'], masked: false },
          objections: [{ kind: 'role', role: 'admin' }],
        },
      ],
    },
    {
      title: '休学、转学与退学',
      when: ofKind('01', '11', '13', '19', '21', '31', '42'),
      steps: [approvalStep('lodging', '公寓会签', [{ kind: 'dorm-master' }], 48, { whenNobody: 'pass' })],
    },
  ],
  otherwise: [],
}

/** What the college decides is registered by the registry itself, which is not asked about its own. */
const registry: BranchStep = {
  id: 'by-starter',
  kind: 'branch',
  title: '学生申请',
  branches: [
    {
      title: '学生申请的异动',
      when: { field: 'decision', is: 'empty' },
      steps: [approvalStep('registry', '教务处学籍科审核', [{ kind: 'role', role: 'admin' }], 48)],
    },
  ],
  otherwise: [],
}

/** How a change is decided in a new college; on its day it is then written into the record. */
export const changeProcess: ProcessModel = {
  label: '学籍异动审批',
  steps: [
    approvalStep('counsellor', '辅导员审核', 'counsellor', 24),
    approvalStep('college', '学院审核', 'college', 48),
    beside,
    registry,
    approvalStep('leader', '分管校领导审批', [{ kind: 'role', role: 'leader' }], 72),
  ],
  phrases: ['情况属实，同意。', '请补充家长签字材料。', '请补充医院证明。', '不符合规定，不同意。'],
}
