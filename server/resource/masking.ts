import type { Fields, Masking } from '#domain/kernel/field.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import type { Person } from '#server/house.ts'
import { holds } from './scope.ts'

/** How many characters stay, at the beginning and the end: enough to recognise, not enough to use. */
const shown = {
  phone: [3, 4],
  'id-number': [3, 4],
} as const satisfies Record<Masking, readonly [first: number, last: number]>

/** `138****5678`. Of what is shorter than a mobile number only one character stays at each end. */
function mask(value: string, masking: Masking): string {
  const [first, last] = value.length < 11 ? [1, 1] : shown[masking]
  return value.slice(0, first) + '*'.repeat(Math.max(value.length - first - last, 4)) + value.slice(-last)
}

/** Whoever holds `base.student:reveal` sees personal values whole. */
export const reveals = (resource: AnyResource, person: Person) => holds(person, `${resource.name}:reveal`)

type Row = Record<string, unknown>

/** Hides the personal values of a row of this resource. */
export function maskerOf({ fields }: AnyResource): (row: Row) => Row {
  const masked = Object.entries(fields as Fields).flatMap(([name, { masked }]) =>
    masked ? [[name, masked] as const] : [],
  )
  return (row) => {
    const hidden = masked.map(([name, masking]) => {
      const value = row[name]
      return [name, typeof value === 'string' ? mask(value, masking) : value]
    })
    return { ...row, ...Object.fromEntries(hidden) }
  }
}
