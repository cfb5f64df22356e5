import { sql } from 'kysely'
import { type Action, isByOne } from '#domain/kernel/action.ts'
import { whyNoStep } from '#domain/kernel/flow.ts'
import { phrase } from '#domain/kernel/phrase.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import type { Actor, AppContext } from '#server/core/app-context.ts'
import { quoted } from '#server/core/database/names.ts'
import type { ActionResult, Served, Unit } from '#server/core/serve.ts'
import { handIn, takeBack } from '#server/engine/approval/begin.ts'
import { deadlineOf } from '#server/engine/flow/deadline-of.ts'
import { isFor } from '#server/engine/flow/is-for.ts'
import { stepped } from '#server/engine/flow/stepped.ts'
import { recordChange } from '#server/engine/history/record.ts'
import { printCopy } from '#server/engine/print/copy.ts'
import { answersOf, keptOf } from './answers.ts'
import { auditRow } from './audit-write.ts'
import { inTransaction } from './in-transaction.ts'
import { numbersBy } from './numbers.ts'
import type { Reader, Values } from './reading.ts'
import type { Writer } from './writing.ts'

export interface ActionCall {
  readonly id: string
  readonly answers: Values
  /** Where it is done with many rows: what their histories have in common. The audit chain has one entry of it. */
  readonly batch?: string
}

/** The actions of a resource that are done with one row by a call of its own, by their names. */
export function actionsOf(served: Served, reader: Reader, writer: Writer) {
  const handled = Object.entries(served.resource.actions ?? {}).filter(
    ([, { open, byCase, over }]) => !open && !byCase && !over,
  )
  return handled.map(([name, action]) => actionOf(served, reader, writer, name, action))
}

/** Does one action with one row, which stays locked until it is done. */
function actionOf(served: Served, reader: Reader, writer: Writer, name: string, action: Action) {
  const { resource } = served
  const table = sql.raw(quoted(resource.name))
  const permission = `${resource.name}:${name}`
  const asked = answersOf(resource, action)

  async function effect(row: Row, answers: Values, unit: Unit): Promise<ActionResult | undefined> {
    if (action.print) return { paper: await printCopy(unit, resource, { name, print: action.print }, row) }
    const { set: said, ...told } = (await served.actions?.[name]?.(row, answers, unit)) ?? {}
    const numbers = await numbersBy(resource, name, row, unit)
    const filled = (said || numbers) && { ...said, ...numbers }
    if (action.step) await step(row, stepped(resource, row, name, answers), filled, unit)
    else if (filled || action.set || action.keep) {
      const set = { ...(action.keep && keptOf(resource, answers)), ...action.set, ...filled }
      await writer.put(unit, row, set, permission, Object.keys(filled ?? {}))
    }
    return told
  }

  /** The row moves, and with it the approval that decides on it. */
  async function step(row: Row, answered: Values, set: Values | undefined, unit: Unit) {
    const input = { ...answered, ...set }
    const { approval, field = '' } = resource.flow ? { ...resource.flow } : {}
    if (approval?.withdrawn === name) await takeBack(unit, resource.name, row.id)
    const due = await deadlineOf(unit, resource, input[field])
    await writer.put(unit, row, { ...due, ...input }, permission, Object.keys(set ?? {}))
    if (approval && input[field] === approval.during && Object(row)[field] !== approval.during)
      await handIn(unit, resource, { ...row, ...input })
  }

  /** The row, where this person may do the action with it now. */
  async function actable(unit: Unit, id: string): Promise<Row> {
    const { whole } = (await reader.one(unit, id, permission)) ?? refuse({ type: 'not-found' })
    if (!isFor(action, whole, unit.actor)) refuse({ type: 'forbidden' })
    if (action.when && !action.when(whole))
      refuse({ type: 'conflict', message: whyNot(resource, whole, name) })
    return whole
  }

  /** Another system takes its time, and nothing waits for it. */
  async function tried(app: AppContext, actor: Actor, { id, answers }: ActionCall) {
    const outside = { db: app.db, app, actor }
    return effect(await actable(outside, id), answers, outside)
  }

  return {
    name,
    label: action.label,
    alone: isByOne(action),
    read: asked.read,
    async act(app: AppContext, actor: Actor, call: ActionCall) {
      const { id, answers, batch } = call
      const trial = action.trial && (await tried(app, actor, call))
      return inTransaction(app, actor, async (unit) => {
        const { db } = unit
        await sql`select from ${table} where tenant_id = ${actor.tenantId} and id = ${id} for update`.execute(
          db,
        )
        const whole = await actable(unit, id)
        await asked.check(answers, whole, unit)
        const told = trial ?? (await effect(whole, answers, unit))
        const now = (await reader.kept(unit, id)) ?? null
        await recordChange(unit, resource, whole, now, { verb: name, batch, reason: asked.reason(answers) })
        if (!batch) await auditRow(resource, unit, action.label, whole)
        const after = await reader.one(unit, id)
        return { row: after?.shown ?? null, ...told }
      })
    },
  }
}

/** Why the state of a row does not allow an action. */
export const whyNot = ({ flow, label }: AnyResource, row: object, name: string) =>
  (flow && whyNoStep(flow, row, name)) ?? phrase('{{label}}的当前状态不能执行此操作', { label })

export type ServedAction = ReturnType<typeof actionOf>

type Row = Parameters<Writer['put']>[1]
