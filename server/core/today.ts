import type { AppContext } from './app-context.ts'
import { timeOf } from './database/moment.ts'

/** Today in China, `yyyy-MM-dd`. */
export const todayOf = ({ now }: Pick<AppContext, 'now'>) => timeOf(now()).slice(0, 10)
