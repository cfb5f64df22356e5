import { timeOf } from '#server/core/database/moment.ts'

/** Ours, which nobody guesses: a prefix, the moment at the college and ten digits of chance. */
export function numberAt(prefix: string, now: Date): string {
  const [chance = 0] = crypto.getRandomValues(new BigUint64Array(1)) as unknown as [bigint]
  return `${prefix}${timeOf(now).replace(/\D/g, '')}${String(chance).padStart(20, '0').slice(-10)}`
}

/** Whether a number is of our making. Other systems of a college may use the same merchant. */
export const isOurs = (no: string): boolean => /^[A-Z]{2}\d{24}$/.test(no)
