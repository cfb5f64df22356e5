import { timeOf } from './database/moment.ts'
import type { House } from './house.ts'

/** Today in China, `yyyy-MM-dd`. */
export const todayOf = ({ now }: Pick<House, 'now'>) => timeOf(now()).slice(0, 10)
