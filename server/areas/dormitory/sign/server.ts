import { teacher } from '#domain/base/teacher.ts'
import { signRounds } from '#domain/dormitory/sign/rounds.ts'
import { mayAskOf } from '#domain/dormitory/sign/rules.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { table } from '#server/core/database/table.ts'
import type { Served, Unit } from '#server/core/serve.ts'
import { roundsServer } from '#server/engine/rounds/rounds-server.ts'
import { placeAndExcuse, sleepsThere } from './list.ts'
import { signIn } from './sign-in.ts'

const bounds = ['departmentId', 'buildings', 'classes'] as const
type Bounds = Readonly<Partial<Record<(typeof bounds)[number], string | null>>>

const runsAll = ({ actor }: Unit) =>
  actor.roles.some(
    ({ permissions, grants }) => permissions.has(`${signRounds.round.name}:add`) && grants.includes('all'),
  )

/** Who does not run the whole college asks only those for whom they answer, and the round is theirs. */
const ownPeople: Served['beforeWrite'] = async (next, { current, ...unit }) => {
  const asked = next as Bounds
  if (current && bounds.every((name) => asked[name] === (current as Bounds)[name])) return undefined
  if (runsAll(unit)) return undefined
  if (!mayAskOf(asked, unit.actor.granted)) {
    const message = '请选择自己管理的宿舍楼或所带的班级'
    refuse({ type: 'invalid', message, fields: { buildings: message } })
  }
  if (current) return undefined
  const { db, actor } = unit
  const own = await table(teacher, db, actor.tenantId).get({ id: actor.granted.self }, ['id'])
  return { ownerId: own?.id ?? null }
}

/** What of a list is the area's own. */
export const signList = { due: sleepsThere, filled: placeAndExcuse }

export const signServer = roundsServer(signRounds, {
  ...signList,
  beforeFinish: signIn,
  beforeWrite: ownPeople,
  again: { late: null, distance: null, mark: null, doubt: null, excuse: null, ground: null },
})
