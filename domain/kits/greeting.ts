/** The first hour that no longer belongs to a part of the day, and what one says in it (specification, section 9). */
const parts = [
  [6, '凌晨好'],
  [9, '早上好'],
  [12, '上午好'],
  [14, '中午好'],
  [17, '下午好'],
  [19, '傍晚好'],
  [22, '晚上好'],
] as const

/** How one greets at this hour of the day, 0 to 23. */
export const greetingAt = (hour: number) => parts.find(([end]) => hour < end)?.[1] ?? '夜深了'
