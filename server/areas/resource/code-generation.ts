import { CompiledQuery, sql } from 'kysely'
import type { z } from 'zod'
import { type Design, designSchema } from '#domain/generation/design.ts'
import { oneId } from '#domain/kernel/one-id.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { columnsAsked, tablesAsked } from '#domain/resource/code-generation/asked.ts'
import {
  type ForeignColumn,
  generationCalls,
  type SourceTable,
} from '#domain/resource/code-generation/calls.ts'
import { codeGeneration } from '#domain/resource/code-generation.ts'
import { answerCall, answerPlain } from '#server/core/answer-call.ts'
import { table } from '#server/core/database/table.ts'
import type { PersonalCall, Route } from '#server/core/route.ts'
import { stamps } from '#server/core/stamps.ts'
import { columnsStatement, tablesStatement } from '#server/platform/datasource/catalogue.ts'
import { askForeign, foreignWithId } from '#server/platform/datasource/foreign.ts'

type Place = z.output<typeof tablesAsked>

/** Asks the datasource that is named, or our own database where there is none. */
async function asked<Row>(
  call: PersonalCall,
  { datasourceId }: Place,
  statement: string,
  values: readonly unknown[] = [],
) {
  if (datasourceId)
    return askForeign<Row>(call.app, await foreignWithId(call, datasourceId), statement, values)
  return (await call.app.db.executeQuery<Row>(CompiledQuery.raw(statement, [...values]))).rows
}

async function columns({ schema, table, ...place }: z.output<typeof columnsAsked>, call: PersonalCall) {
  const found = await asked<ForeignColumn>(call, place, columnsStatement, [schema, table])
  return found.length > 0 ? found : refuse({ type: 'not-found' })
}

async function list({ app, tenantId }: PersonalCall) {
  const rows = await table(codeGeneration, app.db, tenantId).list({}, ['id', 'design'], {
    order: ['-updatedAt'],
    most: 200,
  })
  return rows.map(({ id, design }) => ({ id, design: JSON.parse(design) as unknown }))
}

/** Keeps a design, in place of the one of the same name. */
async function save(design: Design, { app, actor, tenantId }: PersonalCall) {
  const row = stamps(tenantId, actor.id)
  const name = `${design.area}.${design.noun}`
  await sql`insert into resource_code_generation (tenant_id, id, created_by, updated_by, updated_at, name, title, design)
    values (${tenantId}, ${row.id}, ${actor.id}, ${actor.id}, ${app.now().toISOString()}, ${name},
      ${design.title}, ${JSON.stringify(design)})
    on conflict (tenant_id, name) do update set title = excluded.title, design = excluded.design,
      updated_by = excluded.updated_by, updated_at = excluded.updated_at,
      revision = resource_code_generation.revision + 1`.execute(app.db)
}

async function discard({ id }: z.output<typeof oneId>, { app, tenantId }: PersonalCall) {
  await table(codeGeneration, app.db, tenantId).remove({ id })
}

export const codeGenerationRoutes: readonly Route[] = [
  answerCall(generationCalls.tables, tablesAsked, (place, call) =>
    asked<SourceTable>(call, place, tablesStatement),
  ),
  answerCall(generationCalls.columns, columnsAsked, columns),
  answerPlain(generationCalls.designs, list),
  answerCall(generationCalls.save, designSchema, save),
  answerCall(generationCalls.discard, oneId.strict(), discard),
]
