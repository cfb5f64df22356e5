import { auditRecord } from '#domain/security/audit-record.ts'
import { ListScreen } from '#workbench/resource/list-screen.tsx'
import { VerifyChain } from './audit-record/verify-chain.tsx'

/** 安全审计记录: what happened, only to be read, with the proof that nobody has rewritten it. */
export const Screen = () => (
  <ListScreen resource={auditRecord} title={auditRecord.label} extra={<VerifyChain />} />
)
