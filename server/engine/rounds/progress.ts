import { sql } from 'kysely'
import type { z } from 'zod'
import type { progressAsked } from '#domain/kits/rounds/asked.ts'
import type { GroupProgress, RoundBrief, RoundProgress } from '#domain/kits/rounds/calls.ts'
import type { Rounds } from '#domain/kits/rounds/rounds.ts'
import { momentOf } from '#server/core/database/moment.ts'
import { behind } from '#server/core/database/table.ts'
import type { PersonalCall } from '#server/core/route.ts'
import { scopeFilter } from '#server/engine/rows/scope.ts'
import { tableOf } from './facts.ts'

/** How many rounds are offered to choose from. */
const latest = 50

/** Done and not done by class or department, of the people within reach. */
export const progressOf =
  (rounds: Rounds) =>
  async (
    { roundId }: z.output<typeof progressAsked>,
    { app, actor, tenantId }: PersonalCall,
  ): Promise<RoundProgress> => {
    const reach = scopeFilter(rounds.turn, actor, `${rounds.turn.name}:view`)()
    const { rows: known } = await sql<RoundBrief>`select p.id, p.name, p.state,
        ${momentOf('p.opens_at')} as "opensAt", ${momentOf('p.closes_at')} as "closesAt"
      from ${tableOf(rounds.round)} p where p.tenant_id = ${tenantId} and p.state in ('open', 'closed')
        and exists (select from ${tableOf(rounds.turn)} r where r.tenant_id = p.tenant_id
          and r.round_id = p.id and ${reach})
      order by p.state = 'open' desc, p.opens_at desc, p.id limit ${latest}`.execute(app.db)
    const round = roundId ? known.find(({ id }) => id === roundId) : known[0]
    if (!round) return { rounds: known, round: null, groups: [] }
    const group = sql.raw(rounds.of === 'staff' ? 'base_department g' : 'base_class g')
    const { rows: groups } = await sql<GroupProgress>`select g.id as "groupId", g.name,
        row_number() over (order by g.name_sort_key, g.id)::int as place,
        d.id as "departmentId", d.name as department, count(*)::int as due, count(*) filter (where r.state = 'done')::int as done,
        count(*) filter (where r.state = 'exempt')::int as exempt,
        count(*) filter (where r.state = 'waiting')::int as waiting
      from ${tableOf(rounds.turn)} r
      join ${group} on g.tenant_id = r.tenant_id and g.id = r.${groupIn(rounds)}
      left join ${behind('base_department d', 'r.department_id')}
      where r.tenant_id = ${tenantId} and r.round_id = ${round.id} and ${reach}
      group by g.id, g.name, g.name_sort_key, d.id, d.name, d.name_sort_key
      order by d.name_sort_key, g.name_sort_key, g.id`.execute(app.db)
    return { rounds: known, round, groups }
  }

/** By what people are counted and urged: the class of students, the department of staff. */
export const groupIn = ({ of }: Pick<Rounds, 'of'>) => sql.raw(of === 'staff' ? 'department_id' : 'class_id')
