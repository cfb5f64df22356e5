import { type Field, type FieldOptions, field } from '#domain/kernel/field.ts'

/** 学年: two years beside one another, `2026-2027`. */
export const academicYear = <const O extends FieldOptions = Record<never, never>>(
  label = '学年',
  options: O = {} as O,
) =>
  field<string, 'text', O>('text', label, options, {
    max: 9,
    check: (value: string) =>
      /^\d{4}-\d{4}$/.test(value) && Number(value.slice(5)) === Number(value.slice(0, 4)) + 1,
    hint: '学年应为相邻两年，如 2026-2027',
    help: '如 2026-2027',
  } satisfies Partial<Field>)

/** The school year before another: `2025-2026` of `2026-2027`. */
export const yearBefore = (year: string): string => {
  const first = Number(year.slice(0, 4))
  return `${first - 1}-${first}`
}
