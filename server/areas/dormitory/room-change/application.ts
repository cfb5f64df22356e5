import { student } from '#domain/base/student.ts'
import { roomChange } from '#domain/dormitory/room-change/application.ts'
import { roomChangeSettings } from '#domain/dormitory/room-change/settings.ts'
import { daysAfter } from '#domain/kernel/days.ts'
import { phrase } from '#domain/kernel/phrase.ts'
import { refuse, refuseAt } from '#domain/kernel/refusal.ts'
import { timeOf } from '#server/core/database/moment.ts'
import { table } from '#server/core/database/table.ts'
import { serve, type Unit } from '#server/core/serve.ts'
import { todayOf } from '#server/core/today.ts'
import { settingsOf } from '#server/engine/rows/single.ts'
import {
  bedIn,
  checkOften,
  checkPlan,
  isChanging,
  lockStudents,
  partnerOf,
  type RoomChange,
} from './checked.ts'
import { feesOf } from './fees.ts'
import { moveThem } from './move-them.ts'
import { checkSwap, checkTarget } from './target.ts'
import { tellStudents } from './tell.ts'

const filled = [
  ...(['planId', 'kind', 'reason', 'wishBuildingId', 'wish'] as const),
  ...(['partnerNo', 'partnerName', 'proof'] as const),
]

/** While an application can be changed, nobody else is asked by it or sees it. */
const unasked = { partnerId: null, toBedId: null, feeTo: null }

const now = ({ app }: Unit) => timeOf(app.now())
const both = ({ studentId, partnerId }: RoomChange) => [studentId, partnerId]

async function sent(unit: Unit, row: RoomChange) {
  const studentId = row.studentId ?? ''
  await lockStudents(unit, [studentId])
  await checkPlan(unit, row)
  await checkOften(unit, studentId)
  if (await isChanging(unit, studentId, row.id))
    refuse({ type: 'conflict', message: '您有正在办理的调宿，或同学请您互换的申请尚未答复' })
  const fromBedId = await bedIn(unit, studentId, '您当前没有入住床位，不能申请调宿')
  const own = { fromBedId, senderId: unit.actor.id, sentAt: now(unit) }
  if (row.kind !== 'swap') return own
  const partner = await partnerOf(unit, row)
  await tellStudents(unit, row, [partner.partnerId], '请您答复是否同意互换床位')
  return { ...own, ...partner }
}

export const roomChanges = serve(roomChange, {
  async beforeWrite(next, { current, ...unit }) {
    if (current && filled.every((name) => next[name] === current[name])) return undefined
    await checkPlan(unit, next)
    const { db, actor } = unit
    const who = await table(student, db, actor.tenantId).get({ id: next.studentId }, ['name'])
    return { title: `${who?.name} 调宿` }
  },
  actions: {
    submit: async (row, _, unit) => ({ set: await sent(unit, row) }),
    /** Where the other one sleeps is told with their yes, and not before. */
    async agree(row, _, unit) {
      await lockStudents(unit, [row.partnerId ?? ''])
      const toBedId = await bedIn(unit, row.partnerId ?? '', '您当前没有入住床位，不能申请调宿')
      await checkSwap(unit, row, toBedId)
      await tellStudents(unit, row, [row.studentId], '对方已同意互换，进入审批')
      return { set: { toBedId, ...(await feesOf(unit, row.fromBedId ?? '', toBedId)) } }
    },
    async decline(row, _, unit) {
      await tellStudents(unit, row, [row.studentId], '对方不同意互换')
      return undefined
    },
    withdraw: () => ({ set: unasked }),
    return: () => ({ set: unasked }),
    async arrange(row, { toBedId, moveBy }, unit) {
      const { moveWithin, notice } = await settingsOf(unit.db, unit.actor.tenantId, roomChangeSettings)
      const today = todayOf(unit.app)
      const until = moveBy ?? daysAfter(today, moveWithin)
      if (until < today) refuseAt('moveBy', '搬迁期限不能早于今天')
      if (row.kind === 'swap' && toBedId) refuseAt('toBedId', '两人互换时不选择新床位')
      const target = row.kind === 'swap' ? (row.toBedId ?? '') : await checkTarget(unit, row, toBedId)
      if (row.kind === 'swap') await checkSwap(unit, row, target)
      await tellStudents(
        unit,
        row,
        both(row),
        phrase('请于 {{day}} 前搬迁。{{notice}}', { day: until, notice }),
      )
      const fees = await feesOf(unit, row.fromBedId ?? '', target)
      return {
        set: { ...fees, toBedId: target, moveBy: until, confirmedAt: null, swapConfirmedAt: null },
      }
    },
    confirm: (_, __, unit) => ({ set: { confirmedAt: now(unit) } }),
    confirmSwap: (_, __, unit) => ({ set: { swapConfirmedAt: now(unit) } }),
    async finish(row, _, unit) {
      await moveThem(unit, row)
      await tellStudents(unit, row, both(row), '调宿已办结')
      return { set: { doneAt: now(unit) } }
    },
    async giveUp(row, _, unit) {
      await tellStudents(unit, row, both(row), '调宿已取消')
      return undefined
    },
  },
})
