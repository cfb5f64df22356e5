import { sql } from 'kysely'
import type { Rounds } from '#domain/kits/rounds/rounds.ts'
import { standingOf } from '#domain/kits/rounds/rules.ts'
import { momentOf, timeOf } from '#server/core/database/moment.ts'
import type { TodoProvider } from '#server/core/todo.ts'
import { peopleIn, type Round, type Turn, tableOf } from './facts.ts'

type Own = Pick<Turn, 'id' | 'state' | 'until' | 'urgedAt'> &
  Pick<Round, 'closesAt' | 'name'> & { roundState: Round['state'] }

/** How long a late one is still brought up, in days: an old round must not stand on the desktop for ever. */
const broughtUp = 60

/** What a person still has to do in rounds that run, and what is late. */
export const roundTodos =
  (rounds: Rounds): TodoProvider =>
  async ({ app, tenantId, actor }) => {
    const { rows } = await sql<Own>`select t.id, t.state, ${momentOf('t.until')} as until,
        ${momentOf('t.urged_at')} as "urgedAt", p.name, p.state as "roundState",
        ${momentOf('p.closes_at')} as "closesAt"
      from ${tableOf(rounds.turn)} t join ${tableOf(rounds.round)} p on p.tenant_id = t.tenant_id and p.id = t.round_id
      where t.tenant_id = ${tenantId} and t.${peopleIn(rounds).column} = any(${actor.granted.self}::uuid[])
        and t.state = 'waiting' and p.state in ('open', 'closed')
        and p.closes_at > ${app.now().toISOString()}::timestamptz - make_interval(days => ${broughtUp})
      order by p.closes_at, t.id limit 20`.execute(app.db)
    const now = timeOf(app.now())
    return rows.map(({ id, name, roundState, closesAt, ...turn }) => ({
      id: `round:${id}`,
      kind: rounds.label,
      title: name,
      note:
        standingOf(turn, { state: roundState, closesAt }, now) === 'late'
          ? rounds.of === 'staff'
            ? '已逾期，请联系所属部门延期'
            : '已逾期，请联系辅导员延期'
          : null,
      due: (turn.until ?? closesAt).slice(0, 10),
      href: rounds.path,
      doneAt: null,
    }))
  }
