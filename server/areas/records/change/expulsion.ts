import { sql } from 'kysely'
import { punishment } from '#domain/affairs/punishment/punishment.ts'
import { phrase, sentence } from '#domain/kernel/phrase.ts'
import { Refused } from '#domain/kernel/refusal.ts'
import { kindFacts } from '#domain/records/change/kinds.ts'
import { changeKinds } from '#domain/records/change/words.ts'
import { postgraduate } from '#domain/records/postgraduate/postgraduate.ts'
import type { AppContext } from '#server/core/app-context.ts'
import { timeOf } from '#server/core/database/moment.ts'
import { table } from '#server/core/database/table.ts'
import type { Unit } from '#server/core/serve.ts'
import { todayOf } from '#server/core/today.ts'
import { stepByCase } from '#server/engine/approval/step-by-case.ts'
import { clockIn } from '#server/engine/approval/wake.ts'
import { tableOf } from '#server/engine/rounds/facts.ts'
import { inTransaction } from '#server/engine/rows/in-transaction.ts'
import { rowsOf } from '#server/engine/rows/rows-of.ts'
import { postgraduates } from '../postgraduate/changes.ts'
import { ordinary } from './change.ts'
import { effectsOf } from './effects.ts'
import { type Change, studentOf } from './unit.ts'

/** More come the next time. */
const most = 200
const lists = [ordinary.of, postgraduates.of]

/**
 * Takes students off the roll whose expulsion was delivered, and gives the roll back where the punishment was rescinded or
 * made milder: 42 开除学籍 as any other change, with its history and what it tells people.
 */
export async function followExpulsions(app: AppContext, tenantId: string): Promise<object> {
  const [ordinaryList, postgraduateList] = lists.map(tableOf)
  const due = await sql<{ id: string }>`select p.id from affairs_punishment p
    join base_student s on s.tenant_id = p.tenant_id and s.id = p.student_id
    where p.tenant_id = ${tenantId} and p.state = 'effective' and p.kind = 'expulsion'
      and s.student_state = any(${[...kindFacts['42'].from]}::text[])
      and not exists (select from ${ordinaryList} c where c.tenant_id = p.tenant_id and c.punishment_id = p.id)
      and not exists (select from ${postgraduateList} c where c.tenant_id = p.tenant_id and c.punishment_id = p.id)
    order by p.id limit ${most}`.execute(app.db)
  const expelled = await each(app, tenantId, due.rows, (unit, id) => expel(unit, id))
  let returned = 0
  for (const list of lists) {
    const wrong = await sql<{ id: string }>`select c.id from ${tableOf(list)} c
      join affairs_punishment p on p.tenant_id = c.tenant_id and p.id = c.punishment_id
      where c.tenant_id = ${tenantId} and c.state = 'effective' and (p.state <> 'effective' or p.kind <> 'expulsion')
      order by c.id limit ${most}`.execute(app.db)
    returned += await each(app, tenantId, wrong.rows, (unit, id) => stepByCase(unit, list, id, 'revert'))
  }
  return { expelled, returned }
}

/** Each in a transaction of its own; one that is refused, as after a later change, waits for somebody. */
async function each(
  app: AppContext,
  tenantId: string,
  rows: readonly { readonly id: string }[],
  act: (unit: Unit, id: string) => Promise<void>,
) {
  let done = 0
  for (const { id } of rows)
    done += await inTransaction(app, clockIn(tenantId), async (unit) => {
      await act(unit, id)
      return 1
    }).catch((error: unknown) => (error instanceof Refused ? 0 : Promise.reject(error)))
  return done
}

async function expel(unit: Unit, punishmentId: string) {
  const { db, actor, app } = unit
  const found = await rowsOf(punishment, unit).lock(punishmentId)
  if (found?.state !== 'effective' || found.kind !== 'expulsion') return
  const { studentId, documentNo, receivedOn } = found
  const student = await studentOf(unit, studentId, true)
  const isPostgraduate = await table(postgraduate, db, actor.tenantId).exists({ studentId })
  const { of } = isPostgraduate ? postgraduates : ordinary
  const now = timeOf(app.now())
  const since = receivedOn ?? todayOf(app)
  const asked = {
    studentId,
    wish: null,
    decision: '42',
    since,
    until: null,
    toClassId: null,
  } as Partial<Change>
  const { id } = await rowsOf(of, unit).insert(
    {
      ...asked,
      ...(await effectsOf(unit, asked as Change, student)),
      title: `${student.name} ${changeKinds.labels['42']}`,
      reason: '99',
      note: sentence(phrase('依据处分决定书 {{no}}', { no: documentNo ?? '' })),
      ...{ punishmentId, docNo: documentNo, state: 'approved', sentAt: now },
      ...{ effectiveOn: since, effectiveAt: now },
    },
    {},
    ['studentId', 'fromClassId', 'bedId', 'punishmentId'],
  )
  await stepByCase(unit, of, id, 'takeEffect')
}
