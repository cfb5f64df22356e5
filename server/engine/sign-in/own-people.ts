import { teacher } from '#domain/base/teacher.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { mayAskOf } from '#domain/kits/sign-in/rules.ts'
import { table } from '#server/core/database/table.ts'
import type { Served, Unit } from '#server/core/serve.ts'

const bounds = ['departmentId', 'buildings', 'classes'] as const
type Bounds = Readonly<Partial<Record<(typeof bounds)[number], string | null>>>

const runsAll = (round: AnyResource, { actor }: Unit) =>
  actor.roles.some(
    ({ permissions, grants }) => permissions.has(`${round.name}:add`) && grants.includes('all'),
  )

/** Who does not run the whole college asks only those for whom they answer, and the round is theirs. `field` is told why not. */
export const ownPeople =
  (round: AnyResource, field: string, message: string): NonNullable<Served['beforeWrite']> =>
  async (next, { current, ...unit }) => {
    const asked = next as Bounds
    if (current && bounds.every((name) => asked[name] === (current as Bounds)[name])) return undefined
    if (runsAll(round, unit)) return undefined
    if (!mayAskOf(asked, unit.actor.granted))
      refuse({ type: 'invalid', message, fields: { [field]: message } })
    if (current) return undefined
    const { db, actor } = unit
    const own = await table(teacher, db, actor.tenantId).get({ id: actor.granted.self }, ['id'])
    return { ownerId: own?.id ?? null }
  }
