import type { LeavingStep } from '#domain/leave/calls.ts'
import { type Menu, menuOf } from '#workbench/portal/menus/menu.ts'

/** The screen where students settle a step themselves, and the list where those who look after them find it. */
const screens: Readonly<
  Partial<Record<LeavingStep['code'], { readonly own?: string; readonly others: string }>>
> = {
  leaves: { own: 'leave/apply', others: 'leave/query' },
  fees: { own: 'fee/my-fee', others: 'fee/query' },
  bed: { own: 'dormitory/checkout-apply', others: 'dormitory/checkout-query' },
  departure: { others: 'dormitory/leave-school' },
}

/** Where an open step is settled; undefined where this person's menu has no such screen. */
export function settledAt(
  menus: readonly Menu[],
  { code, left, lodging }: LeavingStep,
  studentId: string | undefined,
): string | undefined {
  const isLodgingAlone = Boolean(lodging) && left === null
  const { own, others } = isLodgingAlone ? { others: 'dormitory/arrears' } : (screens[code] ?? {})
  const screen = studentId ? others : own
  const menu = screen && menuOf(menus, screen)
  if (!menu) return undefined
  return studentId ? `${menu.path}?params.studentId=${studentId}` : menu.path
}
