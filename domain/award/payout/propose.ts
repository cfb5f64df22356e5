import type { PayoutLack, PayoutReason } from './words.ts'

/** An award of the batch with money that nobody has paid or put into another sheet. */
export interface Payee {
  readonly recordId: string
  readonly studentName: string
  readonly isQuestioned: boolean
  readonly account: { readonly id: string; readonly holder: string; readonly card: string | null } | null
}

export interface Payment {
  readonly recordId: string
  readonly accountId: string | null
  readonly because: readonly PayoutReason[]
  readonly lacking: PayoutLack | null
}

function lackOf({ isQuestioned, account, studentName }: Payee): PayoutLack | null {
  if (isQuestioned) return 'questioned'
  if (!account) return 'account'
  if (!account.card) return 'card'
  return account.holder === studentName ? null : 'holder'
}

/** Pays each award to the account of its student, or says what is lacking. Those in `kept` are set by hand. */
export const propose = (
  payees: readonly Payee[],
  kept: ReadonlyMap<string, string | null>,
): readonly Payment[] =>
  payees
    .filter(({ recordId }) => !kept.has(recordId))
    .map((payee) => {
      const lacking = lackOf(payee)
      return {
        recordId: payee.recordId,
        accountId: lacking === null ? (payee.account?.id ?? null) : null,
        because: lacking === null ? (['account'] as const) : [],
        lacking,
      }
    })
