import { sql } from 'kysely'
import type { z } from 'zod'
import { desktop } from '#domain/system/desktop.ts'
import { layoutFor, readLayout } from '#domain/system/desktop-layout.ts'
import { desktopCalls } from '#domain/system/desktops/calls.ts'
import { desktopOpened } from '#domain/system/desktops/opened.ts'
import { desktopSaved } from '#domain/system/desktops/saved.ts'
import { answerCall, answerPlain } from '#server/core/answer-call.ts'
import { table } from '#server/core/database/table.ts'
import type { PersonalCall, Route } from '#server/core/route.ts'
import { stamps } from '#server/core/stamps.ts'
import type { openTodos } from '#server/personal/todo/routes.ts'
import { cardAnswers } from './card-answers.ts'
import { figures } from './figures.ts'

const usualOf = ({ actor }: PersonalCall) => layoutFor(actor.roles.map(({ code }) => code))

/** The person's own desktop, or that of the role; `own` tells which. */
async function mine(call: PersonalCall) {
  const { app, tenantId, actor } = call
  const kept = await table(desktop, app.db, tenantId).get({ userId: actor.id }, ['layout'])
  const usual = usualOf(call)
  return { cards: kept ? readLayout(JSON.parse(kept.layout)) : usual, own: Boolean(kept), usual }
}

/** The last one saved stands: a desktop is nobody's but the person's who arranges it. */
async function save({ cards }: z.output<typeof desktopSaved>, call: PersonalCall) {
  const { app, tenantId, actor } = call
  const row = { ...stamps(tenantId, actor.id), user_id: actor.id, layout: JSON.stringify(cards) }
  await sql`insert into system_desktop (tenant_id, id, created_by, updated_by, user_id, layout)
    values (${row.tenant_id}, ${row.id}, ${row.created_by}, ${row.updated_by}, ${row.user_id}, ${row.layout})
    on conflict (tenant_id, user_id) do update set layout = excluded.layout, updated_by = excluded.updated_by,
      updated_at = ${app.now()}, revision = system_desktop.revision + 1`.execute(app.db)
  return mine(call)
}

async function reset(call: PersonalCall) {
  const { app, tenantId, actor } = call
  await table(desktop, app.db, tenantId).remove({ userId: actor.id })
  return mine(call)
}

/** Desktops; what is to do on them is asked of `todos`. */
export const desktopRoutes = (todos: ReturnType<typeof openTodos>): readonly Route[] => [
  answerCall(desktopCalls.open, desktopOpened, async (asked, call) => {
    const desktop = await mine(call)
    return { desktop, answers: await cardAnswers(todos, desktop.cards, asked, call) }
  }),
  answerPlain(desktopCalls.mine, mine),
  answerCall(desktopCalls.save, desktopSaved, save),
  answerPlain(desktopCalls.reset, reset),
  answerPlain(desktopCalls.figures, figures),
]
