import { sql } from 'kysely'
import { z } from 'zod'
import { bodyOf } from '#server/core/request-body.ts'
import type { PersonalCall, Route } from '#server/core/route.ts'
import { idOf } from '#server/engine/rows/ids.ts'
import { annotated } from './annotated.ts'
import { batchesWhere, checkMayImport, importableNamed, ownBatch } from './batches.ts'
import { logTold } from './log.ts'
import { editCell, replaceIn, rows } from './rows.ts'
import { cancel, commit, setPlan, undo } from './steps.ts'
import { largestSheet, upload } from './upload.ts'
import { viewOf } from './view.ts'

/** GET base/import/mine?resource=: my latest imports there, so that one left half-way can be gone on with. */
async function mine({ c, app, actor, tenantId }: PersonalCall) {
  const resource = importableNamed(c.req.query('resource') ?? '')
  checkMayImport(resource, actor)
  const found = await batchesWhere(
    app.db,
    sql`tenant_id = ${tenantId} and created_by = ${actor.id} and resource = ${resource.name}
      and state not in ('cancelled', 'failed')`,
    8,
  )
  return found.map(({ id, fileName, state, total, added, changed, createdAt }) => ({
    id,
    fileName,
    state,
    total,
    added,
    changed,
    createdAt,
  }))
}

const one = async ({ c, app, actor }: PersonalCall) =>
  viewOf(app.db, await ownBatch(app.db, actor, idOf(c.req.query('id'))))

/** GET base/import/annotated?id=: the sheet with its faults written beside it. */
async function annotatedFile({ c, app, actor }: PersonalCall) {
  const batch = await ownBatch(app.db, actor, idOf(c.req.query('id')))
  const name = encodeURIComponent(batch.fileName.replace(/(\.\w+)?$/, '-错误标注.xlsx'))
  return new Response((await annotated(app, batch)) as BodyInit, {
    headers: {
      'Content-Type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'Content-Disposition': `attachment; filename*=UTF-8''${name}`,
    },
  })
}

const told = z.object({
  menuCode: z.string().max(100),
  menuTitle: z.string().max(100),
  fileId: z.uuid(),
})

/** POST base/importLog/add {menuCode, menuTitle, fileId} (specification, section 7). */
async function addLog({ c, app, actor }: PersonalCall) {
  await logTold(app.db, actor, await bodyOf(c, told))
  return null
}

/** Each of them asks by itself whether the person may import where the import goes. */
export const importRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: 'base/import/upload',
    access: 'signed-in',
    maxBodyBytes: largestSheet,
    answer: upload,
  },
  { method: 'GET', path: 'base/import/mine', access: 'signed-in', answer: mine },
  { method: 'GET', path: 'base/import/one', access: 'signed-in', answer: one },
  { method: 'POST', path: 'base/import/plan', access: 'signed-in', answer: setPlan },
  { method: 'GET', path: 'base/import/rows', access: 'signed-in', answer: rows },
  { method: 'POST', path: 'base/import/cell', access: 'signed-in', answer: editCell },
  { method: 'POST', path: 'base/import/replace', access: 'signed-in', answer: replaceIn },
  { method: 'POST', path: 'base/import/commit', access: 'signed-in', answer: commit },
  { method: 'POST', path: 'base/import/cancel', access: 'signed-in', answer: cancel },
  { method: 'POST', path: 'base/import/undo', access: 'signed-in', answer: undo },
  { method: 'GET', path: 'base/import/annotated', access: 'signed-in', answer: annotatedFile },
  { method: 'POST', path: 'base/importLog/add', access: 'signed-in', answer: addLog },
]
