import type { ProcessModel } from '#domain/kernel/area.ts'
import { approvalStep } from '#domain/workflow/approval-step.ts'
import type { BranchStep } from '#domain/workflow/definition.ts'

/** Accounts are for the flow to find people by, and not to be read. */
const fields = { fromMentorUserId: 'hidden', toMentorUserId: 'hidden' } as const

const formerMentor = (title: string) =>
  approvalStep('former-mentor', title, [{ kind: 'field', field: 'fromMentorUserId' }], 48, { fields })

/** Where another mentor takes over, both agree. */
const mentors: BranchStep = {
  id: 'by-mentor',
  kind: 'branch',
  title: '导师意见',
  branches: [
    {
      title: '更换导师',
      when: { field: 'toMentorId', is: 'filled' },
      steps: [
        formerMentor('原导师同意'),
        approvalStep('new-mentor', '新导师同意', [{ kind: 'field', field: 'toMentorUserId' }], 48, {
          fields,
        }),
      ],
    },
  ],
  otherwise: [{ ...formerMentor('导师意见'), id: 'mentor' }],
}

/** What the college decides is registered by the registry itself, which is not asked about its own. */
const registry: BranchStep = {
  id: 'by-starter',
  kind: 'branch',
  title: '学生申请',
  branches: [
    {
      title: '研究生申请的异动',
      when: { field: 'decision', is: 'empty' },
      steps: [approvalStep('registry', '研究生处审核', [{ kind: 'role', role: 'admin' }], 48, { fields })],
    },
  ],
  otherwise: [],
}

/** How a change of a postgraduate is decided in a new college; on its day it is then written into the record. */
export const postgraduateChangeProcess: ProcessModel = {
  label: '研究生学籍异动审批',
  steps: [mentors, approvalStep('college', '学院审核', 'college', 48, { fields }), registry],
  phrases: ['同意，请学院审核。', '同意继续指导。', '指导名额已满，不同意。', '不符合培养方案要求，不同意。'],
}
