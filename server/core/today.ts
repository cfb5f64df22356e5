import { refuseAt } from '#domain/kernel/refusal.ts'
import { today } from '#domain/kits/college-clock.ts'
import type { AppContext } from './app-context.ts'

/** Today in China, `yyyy-MM-dd`. */
export const todayOf = ({ now }: Pick<AppContext, 'now'>) => today(now())

/** Refuses a day that has not come yet, in these words at its field. */
export function refuseToCome(
  { app }: { readonly app: Pick<AppContext, 'now'> },
  field: string,
  day: string | null | undefined,
  message: string,
): void {
  if ((day ?? '') > todayOf(app)) refuseAt(field, message)
}
