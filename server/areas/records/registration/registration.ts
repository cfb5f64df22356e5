import { sql } from 'kysely'
import { daysAfter } from '#domain/kernel/days.ts'
import { yuanOf } from '#domain/kernel/money.ts'
import { phrase, sentence } from '#domain/kernel/phrase.ts'
import { refuse, refuseAt } from '#domain/kernel/refusal.ts'
import { hoursBefore } from '#domain/kits/rounds/rules.ts'
import { registration } from '#domain/records/registration/registration.ts'
import { lacksOf, mayArrive } from '#domain/records/registration/rules.ts'
import { reportSetting } from '#domain/records/registration/setting.ts'
import { endOf, timeOf } from '#server/core/database/moment.ts'
import { serve, type Unit } from '#server/core/serve.ts'
import { todayOf } from '#server/core/today.ts'
import { settingsOf } from '#server/engine/rows/single.ts'
import { batchOf, factsOf, type Registration } from './lines.ts'
import { tellLines } from './tell.ts'

const settings = ({ db, actor }: Unit) => settingsOf(db, actor.tenantId, reportSetting)
const dayOf = (moment: string) => moment.slice(0, 10)

/** What is owed and lacking now, once the student is here. */
async function here(unit: Unit, { id }: Registration) {
  const { owed, infoWaits } = await factsOf(unit, id)
  return { owed: yuanOf(owed), lacks: lacksOf({ reported: true, owed, infoWaits }) }
}

/** Whether the batch has begun: before that nobody is here. */
async function begun(unit: Unit, { batchId }: Registration) {
  const batch = await batchOf(unit, batchId)
  if ((batch.reportFrom ?? '') > todayOf(unit.app))
    refuse({ type: 'conflict', message: phrase('报到从 {{day}} 开始', { day: batch.reportFrom ?? '' }) })
  return batch
}

/** A college may leave registering to those who look after whole departments. */
async function mustRegister(unit: Unit) {
  const { registrar } = await settings(unit)
  const wide = unit.actor.roles.some(
    ({ permissions, grants }) =>
      permissions.has('records.registration:register') &&
      (grants.includes('all') || grants.includes('departments')),
  )
  if (registrar === 'college' && !wide)
    refuse({ type: 'forbidden', message: '学校规定由院系办理注册，请联系院系教学秘书' })
}

/** The last day of a deferral, within what the college allows. */
export async function checkUntil(unit: Unit, batchId: string | null, until: string): Promise<void> {
  const { deferDays } = await settings(unit)
  const { registerTo } = await batchOf(unit, batchId)
  const last = daysAfter(registerTo ?? todayOf(unit.app), deferDays)
  if (until <= todayOf(unit.app)) refuseAt('until', '暂缓日期应晚于今天')
  if (until > last) refuseAt('until', phrase('最晚可暂缓至 {{day}}', { day: last }))
}

/** The lines of students: reported and registered by those who look after them. */
export const registrations = serve(registration, {
  actions: {
    async arrive(row, { arrivedOn }, unit) {
      const { selfReport } = await settings(unit)
      if (!selfReport) refuse({ type: 'conflict', message: '请到辅导员处现场报到' })
      const { state, reportFrom, registerTo } = await begun(unit, row)
      const today = todayOf(unit.app)
      const window = { reportFrom: reportFrom ?? '', reportTo: '', registerTo: registerTo ?? '' }
      if (state !== 'open' || !mayArrive(window, today))
        refuse({ type: 'conflict', message: '报到时间已过，请到辅导员处办理' })
      if (arrivedOn > today) refuseAt('arrivedOn', '到校日期不能晚于今天')
      if (arrivedOn < daysAfter(reportFrom ?? today, -60)) refuseAt('arrivedOn', '请填写本次到校的日期')
      return { set: { reportedAt: timeOf(unit.app.now()), absence: null, ...(await here(unit, row)) } }
    },
    async report(row, _, unit) {
      await begun(unit, row)
      const now = timeOf(unit.app.now())
      const arrived = { reportedAt: now, arrivedOn: dayOf(now), absence: null }
      return { set: { ...arrived, ...(await here(unit, row)) } }
    },
    async register(row, _, unit) {
      await mustRegister(unit)
      await begun(unit, row)
      const { arrears } = await settings(unit)
      const { owed } = await here(unit, row)
      if (arrears === 'bar' && Number(owed) > 0)
        refuse({
          type: 'conflict',
          message: phrase('学费还欠 {{amount}} 元，请先缴清或办理缓缴', { amount: owed }),
        })
      return { set: { registeredAt: timeOf(unit.app.now()), owed, lacks: null } }
    },
    async defer(row, { until }, unit) {
      await checkUntil(unit, row.batchId, until)
      await tellLines(unit, sql`r.id = ${row.id}`, {
        title: '您已获准暂缓注册',
        text: sentence(phrase('请在 {{day}} 前完成注册。', { day: until })),
      })
      return { set: { lapsesAt: endOf(until) } }
    },
    async lapse(row, _, unit) {
      await tellLines(unit, sql`r.id = ${row.id}`, {
        title: '您已逾期未注册',
        text: '请尽快联系辅导员补办注册或申请暂缓注册。',
      })
      return undefined
    },
    async cancelReport(row, _, unit) {
      const { owed, infoWaits } = await factsOf(unit, row.id)
      const lacks = lacksOf({ reported: false, owed, infoWaits })
      return { set: { reportedAt: null, arrivedOn: null, place: null, lacks } }
    },
    async cancelRegister(row, _, unit) {
      return { set: { registeredAt: null, ...(await here(unit, row)) } }
    },
    async urge(row, _, unit) {
      const now = timeOf(unit.app.now())
      if (row.urgedAt && row.urgedAt > hoursBefore(now, 24))
        refuse({ type: 'conflict', message: '24 小时内已提醒过' })
      const { name, registerTo } = await begun(unit, row)
      await tellLines(unit, sql`r.id = ${row.id}`, {
        title: `请尽快办理：${name}`,
        text: sentence(phrase('注册截止 {{day}}', { day: registerTo ?? '' })),
      })
      return { set: { urgedAt: now }, outcome: '已提醒' }
    },
  },
})
