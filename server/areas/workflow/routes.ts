import { sql } from 'kysely'
import type { z } from 'zod'
import { refuse } from '#domain/kernel/refusal.ts'
import {
  caseActed,
  caseAsked,
  caseRead,
  colleagueAsked,
  decidedMany,
  inboxAsked,
  pictureAsked,
  previewAsked,
} from '#domain/workflow/asked.ts'
import { type DecidedMany, workflowCalls } from '#domain/workflow/calls.ts'
import { durationsAsked } from '#domain/workflow/durations-asked.ts'
import { durationsCalls } from '#domain/workflow/durations-calls.ts'
import {
  draftSaved,
  modelAsked,
  modelPublished,
  modelSimulated,
  versionAsked,
} from '#domain/workflow/model-asked.ts'
import { modelCalls } from '#domain/workflow/model-calls.ts'
import { casesMoved, movableAsked } from '#domain/workflow/moving-asked.ts'
import { movingCalls } from '#domain/workflow/moving-calls.ts'
import { noticesAsked, objectionMade } from '#domain/workflow/notice-asked.ts'
import { noticeCalls } from '#domain/workflow/notice-calls.ts'
import { phrasesSet } from '#domain/workflow/phrases-asked.ts'
import { phrasesCalls } from '#domain/workflow/phrases-calls.ts'
import { pickableAsked, pickSet } from '#domain/workflow/pick-asked.ts'
import { pickCalls } from '#domain/workflow/pick-calls.ts'
import { columnsAsked, processViewSet } from '#domain/workflow/process-view-asked.ts'
import { processViewCalls } from '#domain/workflow/process-view-calls.ts'
import { myTaskSelectAsked, taskSelectAsked } from '#domain/workflow/task-asked.ts'
import { taskCalls } from '#domain/workflow/task-calls.ts'
import { answerCall, answerPlain } from '#server/core/answer-call.ts'
import { behind } from '#server/core/database/table.ts'
import type { PersonalCall, Route } from '#server/core/route.ts'
import type { Unit } from '#server/core/serve.ts'
import { latestCase } from '#server/engine/approval/begin.ts'
import { perform } from '#server/engine/approval/perform.ts'
import { definitionOf } from '#server/engine/approval/store.ts'
import { inTransaction } from '#server/engine/rows/in-transaction.ts'
import { colleaguesFor, peopleFor } from './colleagues.ts'
import { commandOf } from './command.ts'
import { designOf, publishDraft, saveDraft } from './designs.ts'
import { durationsOf } from './durations.ts'
import { eachCase } from './each-case.ts'
import { inboxOf } from './inbox.ts'
import { movableIn } from './movable.ts'
import { noticesOf, objectTo } from './notices.ts'
import { setPhrases } from './phrases.ts'
import { pickable, setPick } from './picking.ts'
import { previewOf } from './preview.ts'
import { columnsOf, processViews, setProcessView } from './process-views.ts'
import { noteRead } from './read.ts'
import { simulated } from './simulated.ts'
import { myTaskSelect, taskSelect } from './task-select.ts'
import { mustSee, pictureOf, traceOf } from './trace.ts'
import { unitOf, whoActs } from './who-acts.ts'

async function trace({ id, resource, rowId }: z.output<typeof caseAsked>, call: PersonalCall) {
  const unit = unitOf(call)
  const found = id ?? (await latestCase(unit, resource ?? '', rowId ?? ''))?.id
  return traceOf(unit, found ?? refuse({ type: 'not-found' }))
}

/** Of a case that the asker has had a task in; nobody learns the titles of others by asking for a decision. */
async function titleOf({ db, actor }: Unit, id: string) {
  const { rows } = await sql<{ title: string }>`select c.title from workflow_case c
    join ${behind('workflow_task t', 'c.id', 'case_id')} and t.person_id = ${actor.id}
    where c.tenant_id = ${actor.tenantId} and c.id = ${id} limit 1`.execute(db)
  return rows[0]?.title ?? ''
}

/** The same decision for several tasks; what is refused is named. */
async function decideMany(
  { tasks, verb, comment }: z.output<typeof decidedMany>,
  call: PersonalCall,
): Promise<DecidedMany> {
  const asked = tasks.map(({ id, task }) => ({
    id,
    command: { verb, task, inBatch: true as const, ...(comment && { comment }) },
  }))
  const { done, failed } = await eachCase(call, asked)
  const named = failed.map(async (each) => ({ ...each, title: await titleOf(unitOf(call), each.id) }))
  return { done, failed: await Promise.all(named) }
}

export const workflowRoutes: readonly Route[] = [
  answerCall(workflowCalls.trace, caseAsked, trace),
  answerCall(workflowCalls.picture, pictureAsked, ({ id }, call) => pictureOf(unitOf(call), id)),
  answerCall(workflowCalls.act, caseActed, (asked, call) =>
    inTransaction(call.app, whoActs(call), async (unit) => {
      const values = asked.verb === 'approve' ? asked.values : undefined
      await mustSee(unit, asked.id)
      await perform(unit, asked.id, await commandOf(unit, asked), { ...(values && { values }) })
      return traceOf(unit, asked.id)
    }),
  ),
  answerCall(workflowCalls.read, caseRead, ({ id }, call) =>
    inTransaction(call.app, whoActs(call), (unit) => noteRead(unit, id)),
  ),
  answerCall(workflowCalls.preview, previewAsked, (asked, call) => previewOf(unitOf(call), asked)),
  answerCall(pickCalls.pickable, pickableAsked, (asked, call) => pickable(unitOf(call), asked)),
  answerCall(pickCalls.pick, pickSet, (asked, call) =>
    inTransaction(call.app, whoActs(call), (unit) => setPick(unit, asked)),
  ),
  answerCall(taskCalls.select, taskSelectAsked, ({ processType }, call) =>
    taskSelect(unitOf(call), processType),
  ),
  answerCall(taskCalls.mine, myTaskSelectAsked, (asked, call) => myTaskSelect(unitOf(call), asked)),
  answerCall(phrasesCalls.set, phrasesSet, ({ phrases }, call) =>
    inTransaction(call.app, whoActs(call), (unit) => setPhrases(unit, phrases)),
  ),
  answerPlain(processViewCalls.views, (call) => processViews(unitOf(call))),
  answerCall(processViewCalls.set, processViewSet, (asked, call) =>
    inTransaction(call.app, whoActs(call), (unit) => setProcessView(unit, asked)),
  ),
  answerCall(processViewCalls.columns, columnsAsked, ({ resource }, call) =>
    columnsOf(unitOf(call), resource),
  ),
  answerCall(workflowCalls.decideMany, decidedMany, decideMany),
  answerCall(workflowCalls.colleagues, colleagueAsked, colleaguesFor),
  answerCall(workflowCalls.inbox, inboxAsked, inboxOf),
  answerCall(noticeCalls.page, noticesAsked, (asked, call) => noticesOf(unitOf(call), asked)),
  answerCall(noticeCalls.object, objectionMade, (asked, call) =>
    inTransaction(call.app, whoActs(call), (unit) => objectTo(unit, asked)),
  ),
  answerCall(movingCalls.movable, movableAsked, (asked, call) => movableIn(unitOf(call), asked)),
  answerCall(movingCalls.moveMany, casesMoved, ({ ids }, call) =>
    eachCase(
      call,
      ids.map((id) => ({ id, command: { verb: 'move' } })),
    ),
  ),
  answerCall(modelCalls.design, modelAsked, ({ id }, call) => designOf(unitOf(call), id)),
  answerCall(modelCalls.version, versionAsked, ({ id, version }, call) =>
    definitionOf(unitOf(call), id, version),
  ),
  answerCall(modelCalls.people, colleagueAsked, peopleFor),
  answerCall(modelCalls.saveDraft, draftSaved, (asked, call) =>
    inTransaction(call.app, whoActs(call), (unit) => saveDraft(unit, asked)),
  ),
  answerCall(modelCalls.publish, modelPublished, (asked, call) =>
    inTransaction(call.app, whoActs(call), (unit) => publishDraft(unit, asked)),
  ),
  answerCall(durationsCalls.durations, durationsAsked, (asked, call) => durationsOf(unitOf(call), asked)),
  answerCall(modelCalls.simulate, modelSimulated, (asked, call) => simulated(unitOf(call), asked)),
]
