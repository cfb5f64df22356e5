import { sql } from 'kysely'
import { z } from 'zod'
import { refuse } from '#domain/kernel/refusal.ts'
import { parameter } from '#domain/system/parameter.ts'
import { checked } from '#server/core/checked.ts'
import { addressOf } from '#server/core/client-address.ts'
import { table } from '#server/core/database/table.ts'
import { jsonOf } from '#server/core/request-body.ts'
import type { PersonalCall, Route } from '#server/core/route.ts'
import { readerOf } from '#server/engine/rows/reading.ts'
import { writerOf } from '#server/engine/rows/writing.ts'
import { parameters } from './parameter.ts'

const reader = readerOf(parameter)
const writer = writerOf(parameters, reader)

/** By its id or by its key, whichever a client knows. */
async function find({ app, actor, tenantId }: PersonalCall, paramsId: string) {
  const found = await table(parameter, app.db, tenantId).get(
    [sql`(id::text = ${paramsId} or key = ${paramsId})`],
    ['id'],
  )
  return found && (await reader.one({ db: app.db, app, actor }, found.id))?.shown
}

/** GET baseParams/getOne (paramsId). */
const getOne = async (call: PersonalCall) =>
  (await find(call, call.c.req.query('paramsId') ?? '')) ?? refuse({ type: 'not-found' })

const submitted = z.strictObject({
  paramsId: z.string().max(64).describe('参数编号或键'),
  value: z.string().max(500).nullable().describe('参数值'),
})

/** POST baseParams/submit: sets the value of a parameter that is there. */
async function submit(call: PersonalCall) {
  const { paramsId, value } = checked(submitted, {}, await jsonOf(call.c))
  const row = (await find(call, paramsId)) as { id: string; revision: number } | undefined
  if (!row) return refuse({ type: 'not-found' })
  const actor = { ...call.actor, address: addressOf(call.c) }
  return writer.change(call.app, actor, { id: row.id, revision: row.revision, value })
}

export const baseParamsRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: 'base/baseParams/getOne',
    access: 'system.parameter:view',
    title: '系统参数',
    query: { paramsId: '*参数编号或键' },
    answer: getOne,
  },
  {
    method: 'POST',
    path: 'base/baseParams/submit',
    access: 'system.parameter:update',
    title: '设置系统参数',
    input: submitted,
    answer: submit,
  },
]
