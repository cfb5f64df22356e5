import { amountText } from '#workbench/language/amount.ts'

/** An amount in yuan as people read it: ¥268.00. */
export const yuan = (amount: number) => `¥${amountText(amount)}`
