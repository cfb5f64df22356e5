import type { z } from 'zod'
import { defineCall } from '#domain/kernel/call.ts'
import type { FieldChange } from '#domain/kernel/field-change.ts'
import type { oneId } from '#domain/kernel/one-id.ts'

const access = 'security.change-record:view'

export interface ChangeRecord {
  readonly id: string
  readonly resource: string
  readonly rowTitle: string
  readonly serial: number
  readonly verb: string
  readonly account: string
  readonly name: string | null
  readonly address: string | null
  readonly batch: string | null
  readonly reason: string | null
  readonly changedAt: string
  readonly changes: readonly FieldChange[]
}

/** How many records there are, how many are sealed, and the first that does not fit. */
export interface ChangesFound {
  readonly total: number
  readonly sealed: number
  readonly breach:
    | { readonly record: { readonly resource: string; readonly rowTitle: string; readonly serial: number } }
    | { readonly seal: number }
    | null
}

export const changeCalls = {
  one: defineCall<z.input<typeof oneId>, ChangeRecord>({
    method: 'GET',
    path: 'security/changeRecord/changes',
    access,
    title: '一次变更的全部内容',
  }),
  verify: defineCall<undefined, ChangesFound>({
    method: 'GET',
    path: 'security/changeRecord/verify',
    access,
    title: '核验变更记录',
  }),
  /** Binds what is not sealed yet to the audit chain, now. */
  seal: defineCall<undefined, { readonly sealed: number }>({
    method: 'POST',
    path: 'security/changeRecord/seal',
    access,
    title: '封存变更记录',
  }),
}
