import { defineArea } from '#domain/kernel/area.ts'
import { apply, approve, browse, figures, list, own } from '#domain/kernel/screen.ts'
import { certificate } from './certificate.ts'
import { loan } from './loan.ts'
import { skillsLoanProcesses } from './processes.ts'
import { certificateStats } from './stats.ts'

const handIn = [...own, 'submit', 'withdraw'] as const
const readers = { counsellor: browse, department: browse, admin: browse } as const

/** Certificates that students earn beside their diploma, and the loans by which they pay for their studies. */
export const skillsLoan = defineArea({
  area: 'skills-loan',
  title: '技能证书与助学贷款',
  icon: 'badge-check',
  resources: [certificate, loan],
  processes: skillsLoanProcesses,
  screens: [
    apply(certificate, 'badge-check', { student: handIn }),
    approve(
      certificate,
      'user-check',
      { counsellor: [], department: [], admin: [] },
      { path: 'skills-loan/certificate-examine', title: '证书审核' },
    ),
    list(certificate, 'files', readers, { path: 'skills-loan/certificate-list', title: '技能证书台账' }),
    apply(loan, 'wallet', { student: handIn }),
    approve(
      loan,
      'user-check',
      { counsellor: [], admin: [] },
      { path: 'skills-loan/loan-examine', title: '贷款审核' },
    ),
    list(
      loan,
      'credit-card',
      { counsellor: browse, department: browse, admin: [...browse, 'release', 'settle', 'reveal'] },
      { path: 'skills-loan/loan-list', title: '助学贷款台账' },
    ),
    figures(certificateStats, 'chart-column', readers),
  ],
})
