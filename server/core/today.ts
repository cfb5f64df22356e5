import { today } from '#domain/kits/college-clock.ts'
import type { AppContext } from './app-context.ts'

/** Today in China, `yyyy-MM-dd`. */
export const todayOf = ({ now }: Pick<AppContext, 'now'>) => today(now())
