/** An amount in yuan with its fen, thousands apart: `1,280.00`. */
export const amountText = (amount: number) =>
  amount.toLocaleString('zh-CN', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
