import { sql } from 'kysely'
import type { z } from 'zod'
import { oneId } from '#domain/kernel/one-id.ts'
import {
  cellEdited,
  committed,
  importLogged,
  importsAsked,
  planned,
  replacement,
  rowsAsked,
} from '#domain/system/imports/asked.ts'
import { importCalls } from '#domain/system/imports/calls.ts'
import { answerCall } from '#server/core/answer-call.ts'
import type { PersonalCall, Route } from '#server/core/route.ts'
import { annotated } from './annotated.ts'
import { batchesWhere, checkMayImport, importableNamed, ownBatch } from './batches.ts'
import { logTold } from './log.ts'
import { editCell, replaceIn, rows } from './rows.ts'
import { cancel, commit, setPlan, undo } from './steps.ts'
import { largestSheet, upload } from './upload.ts'
import { viewOf } from './view.ts'

async function mine(asked: z.output<typeof importsAsked>, { app, actor, tenantId }: PersonalCall) {
  const resource = importableNamed(asked.resource)
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

const one = async ({ id }: z.output<typeof oneId>, { app, actor }: PersonalCall) =>
  viewOf(app.db, await ownBatch(app.db, actor, id))

async function annotatedFile({ id }: z.output<typeof oneId>, { app, actor }: PersonalCall) {
  const batch = await ownBatch(app.db, actor, id)
  const name = encodeURIComponent(batch.fileName.replace(/(\.\w+)?$/, '-错误标注.xlsx'))
  return new Response((await annotated(app, batch)) as BodyInit, {
    headers: {
      'Content-Type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'Content-Disposition': `attachment; filename*=UTF-8''${name}`,
    },
  })
}

/** Each of them asks by itself whether the person may import where the import goes. */
export const importRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: 'base/import/upload',
    access: 'signed-in',
    title: '导入：上传表格',
    query: {
      resource: '*导入到哪里',
      name: '*文件名',
      sheet: '工作表，默认第一张',
      menuCode: '菜单代码',
      menuTitle: '菜单名称',
      again: '1 同一文件再次导入',
    },
    maxBodyBytes: largestSheet,
    answer: upload,
  },
  answerCall(importCalls.mine, importsAsked, mine),
  answerCall(importCalls.one, oneId, one),
  answerCall(importCalls.plan, planned, setPlan),
  answerCall(importCalls.rows, rowsAsked, rows),
  answerCall(importCalls.cell, cellEdited, editCell),
  answerCall(importCalls.replace, replacement, replaceIn),
  answerCall(importCalls.commit, committed, commit),
  answerCall(importCalls.cancel, oneId.strict(), cancel),
  answerCall(importCalls.undo, oneId.strict(), undo),
  answerCall(importCalls.annotated, oneId, annotatedFile),
  answerCall(importCalls.log, importLogged, async (told, { app, actor }) => {
    await logTold(app.db, actor, told)
    return null
  }),
]
