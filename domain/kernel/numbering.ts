import type { Numbering } from './field.ts'

/** What the numbers of one year or day have in common: `QJ20260901` of the moment `2026-09-01 08:00:00`, or of its day. */
export const stemOf = ({ prefix, each }: Numbering, moment: string): string =>
  prefix + moment.slice(0, each === 'year' ? 4 : 10).replaceAll('-', '')

/** The number that counts so many, from one. */
export const numberOf = (stem: string, { digits }: Numbering, count: number): string =>
  stem + String(count).padStart(digits, '0')
