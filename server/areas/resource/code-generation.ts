import { CompiledQuery, sql } from 'kysely'
import { z } from 'zod'
import { designSchema } from '#domain/generation/design.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { checked } from '#server/core/checked.ts'
import { jsonOf } from '#server/core/request-body.ts'
import type { PersonalCall, Route } from '#server/core/route.ts'
import { stamps } from '#server/core/stamps.ts'
import { idOf } from '#server/engine/rows/ids.ts'
import {
  columnsStatement,
  type ForeignColumn,
  type ForeignTable,
  tablesStatement,
} from '#server/platform/datasource/catalogue.ts'
import { askForeign, foreignWithId } from '#server/platform/datasource/foreign.ts'

/** Asks the datasource that `datasourceId` names, or our own database where there is none. */
async function asked<Row>(call: PersonalCall, statement: string, values: readonly unknown[] = []) {
  const datasourceId = call.c.req.query('datasourceId')
  if (datasourceId)
    return askForeign<Row>(call.app, await foreignWithId(call, idOf(datasourceId)), statement, values)
  return (await call.app.db.executeQuery<Row>(CompiledQuery.raw(statement, [...values]))).rows
}

/** GET resource/codeGeneration/tables: names and comments; no row of any table is looked at. */
const tables = (call: PersonalCall) => asked<ForeignTable>(call, tablesStatement)

/** GET resource/codeGeneration/columns (schema, table). */
async function columns(call: PersonalCall) {
  const { schema = 'public', table = '' } = call.c.req.query()
  const found = await asked<ForeignColumn>(call, columnsStatement, [schema.slice(0, 63), table.slice(0, 63)])
  return found.length > 0 ? found : refuse({ type: 'not-found' })
}

/** GET resource/codeGeneration/list: the designs that were kept, the latest first. */
async function list({ app, tenantId }: PersonalCall) {
  const { rows } = await sql<{ id: string; design: string }>`select id, design from resource_code_generation
    where tenant_id = ${tenantId} order by updated_at desc limit 200`.execute(app.db)
  return rows.map(({ id, design }) => ({ id, design: JSON.parse(design) as unknown }))
}

/** POST resource/codeGeneration/save: keeps a design, in place of the one of the same name. */
async function save({ c, app, actor, tenantId }: PersonalCall) {
  const design = checked(designSchema, {}, await jsonOf(c))
  const row = stamps(tenantId, actor.id)
  const name = `${design.area}.${design.noun}`
  await sql`insert into resource_code_generation (tenant_id, id, created_by, updated_by, updated_at, name, title, design)
    values (${tenantId}, ${row.id}, ${actor.id}, ${actor.id}, ${app.now().toISOString()}, ${name},
      ${design.title}, ${JSON.stringify(design)})
    on conflict (tenant_id, name) do update set title = excluded.title, design = excluded.design,
      updated_by = excluded.updated_by, updated_at = excluded.updated_at,
      revision = resource_code_generation.revision + 1`.execute(app.db)
}

/** POST resource/codeGeneration/discard: forgets a design. */
async function discard({ c, app, tenantId }: PersonalCall) {
  const { id } = checked(z.strictObject({ id: z.uuid() }), {}, await jsonOf(c))
  await sql`delete from resource_code_generation where tenant_id = ${tenantId} and id = ${id}`.execute(app.db)
}

const at = 'resource/codeGeneration'
const [view, update] = ['resource.code-generation:view', 'resource.code-generation:update'] as const

export const codeGenerationRoutes: readonly Route[] = [
  { method: 'GET', path: `${at}/tables`, access: view, answer: tables },
  { method: 'GET', path: `${at}/columns`, access: view, answer: columns },
  { method: 'GET', path: `${at}/list`, access: view, answer: list },
  { method: 'POST', path: `${at}/save`, access: update, answer: save },
  { method: 'POST', path: `${at}/discard`, access: update, answer: discard },
]
