/** An amount in yuan as people read it: ¥268.00. */
export const yuan = (amount: number) => `¥${amount.toFixed(2)}`
