import { refuseAt } from '#domain/kernel/refusal.ts'
import type { Unit } from '#server/core/serve.ts'
import { todayOf } from '#server/core/today.ts'

/** Refuses a day that has not come yet. */
export function mustBePast({ app }: Unit, field: string, day: string | null | undefined, message: string) {
  if ((day ?? '') > todayOf(app)) refuseAt(field, message)
}
