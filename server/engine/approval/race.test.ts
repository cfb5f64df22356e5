import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { Refused } from '#domain/kernel/refusal.ts'
import { approvalStep } from '#domain/workflow/approval-step.ts'
import type { Command } from '#machines/approval/commands.ts'
import { inTransaction } from '#server/engine/rows/in-transaction.ts'
import { admit } from '#tests/support/admitted.ts'
import { actorFor, publishedModel, runningCase } from '#tests/support/running-cases.ts'
import { sessionsOn } from '#tests/support/session.ts'
import { isLong } from '#tests/support/tier.ts'
import { perform } from './perform.ts'
import { caseOf } from './store.ts'

const tries = isLong ? 1000 : 100

interface Account {
  readonly id: string
  readonly name: string
}

// PGlite has one connection: nobody is there at the same time.
describe('two who act on one case at once, on postgres', () => {
  const server = sessionsOn('postgres')
  const people = {} as Record<'starter' | 'one' | 'other', Account>
  let modelId: string
  let studentId: string

  beforeAll(async () => {
    const { db } = server.app()
    const [admitted] = await admit(db, server.tenantId, [{}])
    studentId = admitted?.studentId ?? ''
    for (const name of ['starter', 'one', 'other'] as const) {
      const account = await server.person(name === 'starter' ? 'student' : 'counsellor', { name })
      const { rows } = await sql<Account>`select id, name from "system_user"
        where tenant_id = ${server.tenantId} and account = ${account}`.execute(db)
      people[name] = rows[0] as Account
    }
    const ids = [people.one.id, people.other.id]
    const step = approvalStep('only', '任一人审批', [{ kind: 'users', ids }], 8)
    ;({ modelId } = await publishedModel(server.app(), server.tenantId, [step]))
  })

  const act = (who: Account, id: string, command: Command) =>
    inTransaction(server.app(), actorFor(server.tenantId, who), (unit) => perform(unit, id, command)).then(
      ({ found }) => String(found.value),
      (error) => (error instanceof Refused ? String(error.message) : Promise.reject(error)),
    )

  /** So many cases that wait for both, each with the log of the first. */
  async function begun(many: number) {
    const about = { modelId, starter: people.starter, resource: 'base.student', rowId: studentId, studentId }
    const first = await runningCase(server.app(), server.tenantId, { ...about, title: '抢办' })
    const { db } = server.app()
    const { rows } = await sql<{ id: string }>`insert into workflow_case
      select (jsonb_populate_record(c, jsonb_build_object('id', gen_random_uuid()))).*
      from workflow_case c, generate_series(2, ${many}) where c.id = ${first} returning id`.execute(db)
    const ids = rows.map(({ id }) => id)
    await sql`insert into workflow_event
      select (jsonb_populate_record(e, jsonb_build_object('id', gen_random_uuid(), 'case_id', n.id))).*
      from workflow_event e, unnest(${ids}::uuid[]) n(id) where e.case_id = ${first}`.execute(db)
    const unit = { db, app: server.app(), actor: actorFor(server.tenantId, people.one) }
    const { tasks } = (await caseOf(unit, first)).found.context
    const taskOf = ({ id }: Account) => tasks.find(({ person }) => person.id === id)?.id ?? ''
    return { ids: [first, ...ids], taskOf }
  }

  /** How many events of these kinds each case has, and in how many cases. */
  async function countsOf(ids: readonly string[], types: readonly string[]) {
    const { rows } = await sql<{ events: number; cases: number }>`with of as (
        select case_id, count(*)::int as events from workflow_event
        where case_id = any(${ids}::uuid[]) and type = any(${types}::text[]) group by case_id)
      select events, count(*)::int as cases from of group by events`.execute(server.app().db)
    return rows
  }

  it(`F-03: of ${tries} yes and no said together one stands, and the other is told`, async () => {
    const { ids, taskOf } = await begun(tries)
    const raced = async (id: string) => {
      const said = await Promise.all([
        act(people.one, id, { verb: 'approve', task: taskOf(people.one) }),
        act(people.other, id, { verb: 'reject', task: taskOf(people.other), comment: '不行' }),
      ])
      expect(said.filter((each) => each === 'approved' || each === 'rejected')).toHaveLength(1)
      expect(said.filter((each) => /^(one|other)已于 \d{4}-\d\d-\d\d/.test(each))).toHaveLength(1)
    }
    // Some cases beside one another: the database has more than one processor to give.
    for (let at = 0; at < tries; at += 4) await Promise.all(ids.slice(at, at + 4).map(raced))
    expect(await countsOf(ids, ['approved', 'rejected'])).toEqual([{ events: 1, cases: tries }])
  }, 240_000)

  it('F-04: a withdrawal and a yes said together come to one of the two', async () => {
    const { ids, taskOf } = await begun(tries / 20)
    for (const id of ids)
      await Promise.all([
        act(people.starter, id, { verb: 'withdraw' }),
        act(people.one, id, { verb: 'approve', task: taskOf(people.one) }),
      ])
    expect(await countsOf(ids, ['approved', 'withdrawn'])).toEqual([{ events: 1, cases: tries / 20 }])
  }, 60_000)
})
