import type { conclusions } from './words.ts'

export type Conclusion = keyof typeof conclusions.labels

/** What the record says of a student who left with this conclusion (JY/T 1001). */
export const stateAfter = { graduated: '07', completed: '08', incomplete: '09' } as const satisfies Record<
  Conclusion,
  string
>

/**
 * The last day on which a certificate of completion of `certDate` may become one of graduation, `yyyy-MM-dd`: the same
 * day `years` later; of a leap day the last of February. Order 41 of the ministry, article 32, leaves the time to the college.
 */
export function lastExchange(certDate: string, years: number): string {
  const [year = '', month = '', day = ''] = certDate.split('-')
  const last = new Date(Date.UTC(Number(year) + years, Number(month), 0)).getUTCDate()
  return `${Number(year) + years}-${month}-${String(Math.min(Number(day), last)).padStart(2, '0')}`
}
