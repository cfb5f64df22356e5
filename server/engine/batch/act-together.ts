import type { Action, Making, Together } from '#domain/kernel/action.ts'
import { type Fields, initialsOf } from '#domain/kernel/field.ts'
import { phrase, spokenOf } from '#domain/kernel/phrase.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import type { Actor, AppContext } from '#server/core/app-context.ts'
import { newId } from '#server/core/new-id.ts'
import { type Served, servedOf, type Unit } from '#server/core/serve.ts'
import { isFor } from '#server/engine/flow/is-for.ts'
import { recordChanges } from '#server/engine/history/record.ts'
import { whyNot } from '#server/engine/rows/actions.ts'
import { answersOf } from '#server/engine/rows/answers.ts'
import { auditRows } from '#server/engine/rows/audit-write.ts'
import { inTransaction } from '#server/engine/rows/in-transaction.ts'
import type { Reader, Row, Values } from '#server/engine/rows/reading.ts'
import { rowsOf } from '#server/engine/rows/rows-of.ts'
import type { Writer } from '#server/engine/rows/writing.ts'
import type { AskedOfMany } from './act-on-many.ts'
import { type Chosen, checkFew, chooserOf } from './chosen.ts'
import { lockRows } from './lock-rows.ts'
import { namerOf, refuseWhole } from './result.ts'

/** The actions that are done with all chosen rows at once, by their names. */
export const togetherOf = (served: Served, reader: Reader, writer: Writer) =>
  Object.entries<Action>(served.resource.actions ?? {})
    .filter(([, { over }]) => over)
    .map(([name, action]) => actTogether(served, reader, writer, name, action))

/** Does one action with all chosen rows in one transaction: with each of them, or, as it then says, with none. */
function actTogether(served: Served, reader: Reader, writer: Writer, name: string, action: Action) {
  const { resource } = served
  const permission = `${resource.name}:${name}`
  const asked = answersOf(resource, action)
  const choose = chooserOf(resource, reader)

  /** The chosen rows, locked and read anew, each of which allows the action. */
  async function lockedRows(unit: Unit, chosenBy: (unit: Unit) => Promise<readonly Chosen[]>) {
    const seen = await chosenBy(unit)
    checkFew(seen)
    await lockRows(
      unit,
      resource,
      seen.map(({ row }) => row.id),
    )
    const chosen = await chosenBy(unit)
    const nameOf = await namerOf(unit, resource)
    const refusals = chosen.flatMap(({ row, reached }) => {
      const message = refusalOf(unit.actor, row, reached)
      return message ? [{ id: row.id, name: nameOf(row), ...spokenOf(message) }] : []
    })
    if (refusals.length > 0) refuseWhole(refusals)
    return chosen.map(({ row }) => row)
  }

  function refusalOf(actor: Actor, row: Row, reached: boolean): string | undefined {
    if (!reached || !isFor(action, row, actor)) return '不在您的管理范围内'
    return action.when && !action.when(row) ? whyNot(resource, row, name) : undefined
  }

  async function effect(unit: Unit, rows: readonly Row[], answers: Values): Promise<Together> {
    const { sets = [], outcome } = (await served.together?.[name]?.(rows, answers, unit)) ?? {}
    for (const [at, row] of rows.entries()) {
      const set = sets[at]
      if (set) await writer.put(unit, row, set, permission, Object.keys(set))
    }
    const { makes } = action
    const made = makes && (await make(unit, resource, { ...action, makes }, rows, answers))
    return { ...(outcome && { outcome }), ...(made && { made }) }
  }

  return {
    name,
    read: asked.read,
    async act(
      app: AppContext,
      actor: Actor,
      { rows: which, expected, answers }: AskedOfMany,
    ): Promise<Together> {
      const chosenBy = await choose({ db: app.db, app, actor }, { rows: which, verb: name, expected })
      return inTransaction(app, actor, async (unit) => {
        const rows = await lockedRows(unit, chosenBy)
        checkSame(resource, action, rows)
        await asked.check(answers, rows[0] as Row, unit)
        const told = await effect(unit, rows, answers)
        const now = await reader.keptAll(
          unit,
          rows.map(({ id }) => id),
        )
        const pairs = rows.map((row) => [row, now.find(({ id }) => id === row.id) ?? null] as const)
        await recordChanges(unit, resource, pairs, {
          verb: name,
          batch: newId(),
          reason: asked.reason(answers),
        })
        await auditRows(resource, unit, action.label, rows.length)
        return told
      })
    },
  }
}

/** Refuses rows that differ where they have to be alike. */
function checkSame({ fields, label }: AnyResource, { same = [] }: Action, rows: readonly Row[]) {
  const [first, ...others] = rows as unknown as readonly Values[]
  for (const name of same)
    if (others.some((row) => row[name] !== first?.[name]))
      refuse({
        type: 'conflict',
        message: phrase('所选{{label}}的“{{field}}”不一致，不能一起办理', {
          ...{ label, field: (fields as Fields)[name]?.label ?? name },
        }),
      })
}

/** Makes the row and its lines; its hooks run, and what the chosen rows point at needs no right of the actor. */
async function make(
  unit: Unit,
  chosen: AnyResource,
  { makes, same = [], label }: Action & { readonly makes: Making },
  rows: readonly Row[],
  answers: Values,
): Promise<Together['made']> {
  const { resource, lines, from, fills = {} } = makes
  const values = rows as unknown as readonly Values[]
  const alike = Object.fromEntries(same.map((name) => [name, values[0]?.[name]]))
  const renamed = Object.fromEntries(Object.entries(fills).map(([name, of]) => [name, answers[of]]))
  const own = Object.entries({
    ...initialsOf(resource.fields as Fields),
    ...answers,
    ...renamed,
    ...alike,
  }).filter(([name]) => name in resource.fields)
  const lineOf = (row: Values) =>
    Object.fromEntries(Object.entries(from).map(([name, of]) => [name, row[of]]))
  const row = await rowsOf({ ...servedOf(unit.app, resource), resource }, unit).insert(
    Object.fromEntries(own),
    { reason: `${label}（${chosen.label}）` },
    [...own.map(([name]) => name), ...Object.keys(from)],
    { [lines]: values.map(lineOf) },
  )
  const nameOf = await namerOf(unit, resource)
  return { id: row.id, title: nameOf(row as unknown as Row) }
}
