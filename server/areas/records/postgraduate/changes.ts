import type { Row } from '#domain/kernel/infer.ts'
import { refuse, refuseAt } from '#domain/kernel/refusal.ts'
import type { statusChange } from '#domain/records/change/change.ts'
import { termOf } from '#domain/records/change/rules.ts'
import { postgraduateChange } from '#domain/records/postgraduate/change.ts'
import { postgraduate } from '#domain/records/postgraduate/postgraduate.ts'
import { supervisor } from '#domain/records/postgraduate/supervisor.ts'
import { user } from '#domain/system/user.ts'
import { table } from '#server/core/database/table.ts'
import type { Unit } from '#server/core/serve.ts'
import { rowsOf } from '#server/engine/rows/rows-of.ts'
import { type Change, type Changing, kindOf, studentOf } from '../change/unit.ts'
import { checkMentor, checkPlace, recount } from './supervisors.ts'

type Asked = Row<typeof postgraduateChange>
/** The rows of the list are those of the wider one. */
const asked = <C extends Partial<Change>>(row: C) => row as C & Pick<Asked, 'toMentorId' | 'fromMentorId'>

const otherLevel = { master: 'doctor', doctor: 'master' } as const
const moved = '研究生的层次或导师已变动，请取消后重新办理'

async function recordOf({ db, actor }: Unit, studentId: string | null) {
  return (
    (await table(postgraduate, db, actor.tenantId).get({ studentId }, ['id', 'level', 'firstMentorId'])) ??
    refuseAt('studentId', '该学生没有研究生信息，请使用“学籍异动”')
  )
}

/** The account by which a mentor decides; null where they have none. */
async function accountOf({ db, actor }: Unit, mentorId: string | null | undefined) {
  if (!mentorId) return null
  const mentor = await table(supervisor, db, actor.tenantId).get({ id: mentorId }, ['teacherId'])
  const [found] = await table(user, db, actor.tenantId).list(
    { teacherId: mentor?.teacherId ?? null, enabled: true },
    ['id'],
    { order: ['account'], most: 1 },
  )
  return found?.id ?? null
}

/** Writes level and mentor into the record, where it still stands as it did. */
async function write(unit: Unit, row: Change, from: Written, to: Written) {
  const { id } = await recordOf(unit, row.studentId)
  const rows = rowsOf(postgraduate, unit)
  const current = (await rows.lock(id)) ?? refuse({ type: 'not-found' })
  const stands =
    (!from.level || current.level === from.level) &&
    (from.firstMentorId === undefined || current.firstMentorId === from.firstMentorId)
  if (!stands) refuse({ type: 'conflict', message: moved })
  if (Object.keys(to).length > 0)
    await rows.update(current, to, { reason: row.title ?? '' }, ['firstMentorId'])
  const mentors = [current.firstMentorId, to.firstMentorId ?? null]
  await recount(unit.db, unit.actor.tenantId, mentors)
}

type Written = Partial<Pick<Row<typeof postgraduate>, 'level' | 'firstMentorId'>>

/** The record before and after the change, as far as it changes. */
function sides(row: Change): readonly [before: Written, after: Written] {
  const { level } = kindOf(row)
  const { fromMentorId, toMentorId } = asked(row)
  return [
    { ...(level && { level: otherLevel[level] }), ...(toMentorId && { firstMentorId: fromMentorId }) },
    { ...(level && { level }), ...(toMentorId && { firstMentorId: toMentorId }) },
  ]
}

async function takePlace(unit: Unit, row: Change) {
  const { toMentorId: mentorId } = asked(row)
  if (!mentorId) return
  const { id, grade } = await studentOf(unit, row.studentId)
  const { level } = await recordOf(unit, row.studentId)
  await checkPlace(unit, 'toMentorId', { mentorId, studentId: id, level, grade })
}

/** Changes of postgraduates: of level and mentor too. */
export const postgraduates: Changing = {
  of: postgraduateChange as unknown as typeof statusChange,
  async check(unit, row, { id: studentId, grade }) {
    const { level: now, firstMentorId } = await recordOf(unit, studentId)
    const { level, mentor } = kindOf({ wish: row.wish ?? null, decision: row.decision ?? null })
    const at = row.decision ? 'decision' : 'wish'
    if (level === now) refuseAt(at, now === 'doctor' ? '该学生已是博士研究生' : '该学生已是硕士研究生')
    const { toMentorId } = asked(row)
    if (toMentorId && toMentorId === firstMentorId) refuseAt('toMentorId', '新导师与现导师相同')
    const mentorId = toMentorId ?? firstMentorId
    if (!mentor || !mentorId) return
    await checkMentor(unit, 'toMentorId', { mentorId, studentId, level: level ?? now, grade })
  },
  says: ({ since }) => ({ term: since ? termOf(since) : null }) as Partial<Change>,
  async effects(unit, row) {
    const { firstMentorId } = await recordOf(unit, row.studentId)
    const accounts = {
      fromMentorUserId: await accountOf(unit, firstMentorId),
      toMentorUserId: await accountOf(unit, asked(row).toMentorId),
    }
    return { fromMentorId: firstMentorId, ...accounts } as Partial<Change>
  },
  approve: takePlace,
  async apply(unit, row) {
    await takePlace(unit, row)
    await write(unit, row, ...sides(row))
  },
  async revert(unit, row) {
    const [before, after] = sides(row)
    await write(unit, row, after, before)
  },
}
