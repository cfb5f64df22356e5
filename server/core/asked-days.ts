import { z } from 'zod'
import { refuse } from '#domain/kernel/refusal.ts'
import { daysAfter } from '#domain/kits/school-week.ts'
import type { PersonalCall } from '#server/core/route.ts'
import { todayOf } from './today.ts'

const day = z.iso.date()

/** As many days as a month of a calendar with the weeks round it, twice. */
const mostDays = 92

/** The days that a call asks for by `from` and `to`, `yyyy-MM-dd`, both counted; today in China unless told. */
export function askedDays({ c, app }: PersonalCall) {
  const today = todayOf(app)
  const { from = today, to = from } = c.req.query()
  for (const [name, value] of Object.entries({ from, to }))
    if (!day.safeParse(value).success) refuse({ type: 'invalid', message: `请求参数格式错误：${name}` })
  const count = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1
  if (count < 1 || count > mostDays) refuse({ type: 'invalid', message: `一次最多查询 ${mostDays} 天` })
  return { from, to, days: Array.from({ length: count }, (_, index) => daysAfter(from, index)) }
}
