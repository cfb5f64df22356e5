import type { ProcessModel } from '#domain/kernel/area.ts'
import { approvalStep } from '#domain/workflow/approval-step.ts'

const administrators = [{ kind: 'role', role: 'admin' }] as const

/** How certificates and loans are decided in a new college. */
export const skillsLoanProcesses: Readonly<Record<string, ProcessModel>> = {
  certificate: {
    label: '技能证书认定',
    steps: [
      approvalStep('counsellor', '辅导员审核', 'counsellor', 24),
      approvalStep('college', '学院审核', 'college', 48),
      approvalStep('academic', '教务认定', administrators, 48, { fields: { credits: 'write' } }),
    ],
    phrases: ['证书属实，同意认定。', '请上传清晰的证书扫描件。'],
  },
  loan: {
    label: '助学贷款审核',
    steps: [
      approvalStep('counsellor', '辅导员审核', 'counsellor', 24),
      approvalStep('aid', '资助中心审核', administrators, 48),
    ],
    phrases: ['材料齐全，同意。', '请补充受理证明。'],
  },
}
