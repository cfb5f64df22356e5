import { defineCall } from '#domain/kernel/call.ts'

/** Whether the chain of the college is whole. */
export interface ChainFound {
  readonly total: number
  /** The serial of the first record that does not fit; null where all do. */
  readonly firstBroken: number | null
}

export const auditCalls = {
  verify: defineCall<undefined, ChainFound>({
    method: 'GET',
    path: 'security/auditRecord/verify',
    access: 'security.audit-record:view',
    title: '核验审计链',
  }),
}
