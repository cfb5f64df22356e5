import { sql } from 'kysely'
import type { z } from 'zod'
import { refuse } from '#domain/kernel/refusal.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { shownFields } from '#domain/kernel/shown-fields.ts'
import { findable, showable } from '#domain/workflow/plain-fields.ts'
import { processView } from '#domain/workflow/process-view.ts'
import type { processViewSet } from '#domain/workflow/process-view-asked.ts'
import type { ProcessView } from '#domain/workflow/process-view-calls.ts'
import { insertRows } from '#server/core/database/insert-rows.ts'
import { behind, table } from '#server/core/database/table.ts'
import { newId } from '#server/core/new-id.ts'
import type { Unit } from '#server/core/serve.ts'
import { keptModel, resourceBy } from './designs.ts'

interface Kept {
  readonly modelId: string
  readonly code: string
  readonly title: string
  readonly searched: string | null
  readonly shown: string | null
  readonly columns: string | null
}

const listed = (names: string | null) => names?.split(',').filter(Boolean) ?? []

/** What is set of every process that applications go by; those without a form of the portal are left out. */
export async function processViews({ db, actor }: Unit): Promise<readonly ProcessView[]> {
  const { rows } = await sql<Kept>`select m.id as "modelId", m.code, m.title, v.searched, v.shown, v.columns
    from workflow_model m left join ${behind('workflow_process_view v', 'm.id', 'model_id')}
    where m.tenant_id = ${actor.tenantId} order by m.code`.execute(db)
  return rows.flatMap(({ modelId, code, title, searched, shown, columns }) => {
    const resource = resourceBy(code)
    return resource
      ? [
          {
            ...{ modelId, title, resource: resource.name, searched: listed(searched), shown: listed(shown) },
            columns: listed(columns),
          },
        ]
      : []
  })
}

/** Keeps what is told of a process and leaves the rest as it is; a field that may not stand there is refused. */
export async function setProcessView(
  unit: Unit,
  { modelId, ...asked }: z.output<typeof processViewSet>,
): Promise<null> {
  const { db, app, actor } = unit
  const { code } = await keptModel(unit, modelId, { lock: true })
  const resource = resourceBy(code) ?? refuse({ type: 'conflict', message: '还没有业务使用这个流程' })
  const offered = offeredOf(resource)
  const next = Object.fromEntries(
    (['searched', 'shown', 'columns'] as const).flatMap((part) => {
      const names = asked[part]
      if (!names) return []
      if (!names.every((name) => offered[part].includes(name)))
        refuse({
          type: 'invalid',
          message: '所选字段不能用于这里',
          fields: { [part]: '所选字段不能用于这里' },
        })
      return [[part, [...new Set(names)].join(',') || null]]
    }),
  )
  const before = await table(processView, db, actor.tenantId).get({ modelId }, [
    'id',
    'searched',
    'shown',
    'columns',
  ])
  if (before) await table(processView, db, actor.tenantId).remove({ id: before.id })
  const row = {
    searched: null,
    shown: null,
    columns: null,
    ...before,
    ...next,
    id: before?.id ?? newId(),
    modelId,
  }
  await insertRows(db, processView, actor.tenantId, [row], { by: actor.id, at: app.now() })
  return null
}

const offeredOf = (resource: AnyResource) => ({
  searched: findable(resource),
  shown: showable(resource),
  columns: [...shownFields(resource).keys()],
})

/** The columns that lists of an application begin with; none where nobody has set them. */
export async function columnsOf(unit: Unit, name: string): Promise<readonly string[]> {
  const views = await processViews(unit)
  return views.find(({ resource }) => resource === name)?.columns ?? []
}
