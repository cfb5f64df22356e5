const digits = ['零', '一', '二', '三', '四', '五', '六', '七', '八', '九', '十'] as const

/**
 * 0 to 20 in Chinese, `十二`; every other number is an error (specification, sections 5 and 8). For the weeks of classroom
 * and weekly-schedule management and the numbered sections of papers in student affairs.
 */
export function chineseNumeral(number: number): string {
  if (!Number.isInteger(number) || number < 0 || number > 20) throw new Error('无效的数字.')
  if (number <= 10) return digits[number] ?? ''
  return number === 20 ? '二十' : `十${digits[number - 10]}`
}
