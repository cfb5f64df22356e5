import type { ServerArea } from '#server/core/server-area.ts'
import { certificates } from './certificate.ts'
import { loans } from './loan.ts'

export const skillsLoanServer: ServerArea = {
  served: [certificates, loans],
  demo: async (_db, tenantId, app) => (await import('./demo/skills-loan.ts')).demoSkillsLoan(app, tenantId),
}
