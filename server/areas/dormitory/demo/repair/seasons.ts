import type { Random } from '#server/core/chance.ts'

/** How many orders a day of each month brings: few in the holidays, most when a term begins. */
const aDay: readonly number[] = [0.7, 0.3, 1.2, 1.0, 1.2, 1.4, 0.6, 0.4, 1.8, 1.2, 1.1, 1.0]

const allYear: Readonly<Record<string, number>> = {
  ...{ tap: 9, drain: 8, toilet: 6, light: 10, socket: 6, lock: 9, door: 6, bed: 6, port: 6, wifi: 5 },
  ...{ corridor: 3, laundry: 3, air: 2, fan: 2, heater: 4 },
}
const summer = { air: 34, fan: 14, heater: 1 }
const winter = { air: 4, heater: 26, tap: 14, toilet: 8, fan: 0 }

/** What breaks in a month, as often as the weights say: air conditioners in summer, heating and water in winter. */
export function weightsIn(month: number): Readonly<Record<string, number>> {
  if (month >= 5 && month <= 9) return { ...allYear, ...summer }
  return month >= 11 || month <= 2 ? { ...allYear, ...winter } : allYear
}

/** How many orders come on a day of that month. */
export function ordersOn(random: Random, month: number): number {
  const many = aDay[month - 1] ?? 1
  return Math.floor(many) + (random.next() < many % 1 ? 1 : 0)
}

/** What people write, by the type. */
export const said: Readonly<Record<string, readonly string[]>> = {
  tap: ['洗手台水龙头关不紧，一直滴水。', '水龙头漏水，地面有积水。'],
  drain: ['卫生间地漏堵塞，下水很慢。', '洗手池下水管漏水。'],
  toilet: ['冲水阀按下后不回弹。', '花洒出水很小。'],
  heater: ['热水器不加热，水是凉的。', '热水器插座没有电。'],
  light: ['寝室灯管闪烁。', '阳台灯不亮。'],
  socket: ['书桌旁插座没有电。', '空气开关合不上。'],
  fan: ['吊扇转得很慢，有异响。', '风扇不转。'],
  air: ['空调不制冷。', '空调室内机漏水。', '空调遥控器失灵。'],
  lock: ['门锁打不开，钥匙转不动。', '门锁松动，锁不上。'],
  door: ['阳台门关不严。', '纱窗破损。'],
  bed: ['床板断裂。', '衣柜合页脱落。', '椅子腿松动。'],
  port: ['网口没有信号。', '网线水晶头断了。'],
  wifi: ['无线网络连不上。', '晚上网络时断时续。'],
  corridor: ['楼道灯不亮。', '消防门闭门器损坏。'],
  laundry: ['洗衣机不排水。', '开水器不出水。'],
}
