import { writeXlsx } from 'hucre/xlsx'
import { expect } from 'vitest'
import { department } from '#domain/base/department.ts'
import type { ImportView } from '#domain/system/import-plan.ts'
import { insertRows } from '#server/core/database/insert-rows.ts'
import { runDue } from '#server/core/jobs/run-due.ts'
import { newId } from '#server/core/new-id.ts'
import type { sessionsOn } from './session.ts'

type Sheet = readonly (readonly (string | number | boolean | Date | null)[])[]

/** A workbook of one sheet. */
export const workbook = (rows: Sheet) =>
  writeXlsx({ sheets: [{ name: '数据', rows: rows.map((row) => [...row]) }] })

/** The calls of the wizard, as somebody signed in makes them; tasks are done at once. */
export async function importerOn(server: ReturnType<typeof sessionsOn>, resource = 'base.subject') {
  const account = await server.person('admin')
  const { body } = await server.signIn(account)
  const token = body.access_token as string

  const ask = async (method: 'GET' | 'POST', path: string, json?: object) => {
    const answer = await server.ask(method, path, { token, ...(json && { json }) })
    await runDue(server.app())
    return answer
  }
  async function send(content: Uint8Array | string, { name = '科目.xlsx', again = '0' } = {}) {
    const query = new URLSearchParams({ resource, name, again, menuCode: 'base_subject', menuTitle: '科目' })
    const answer = await server.hono().request(`/api/campus-base/import/upload?${query}`, {
      method: 'POST',
      headers: { 'Tenant-Id': server.tenantId, 'Accept-Errors': '2', 'Campus-Auth': `bearer ${token}` },
      body: content as BodyInit,
    })
    await runDue(server.app())
    return { status: answer.status, body: await answer.json() }
  }
  const one = async (id: string): Promise<ImportView> =>
    (await ask('GET', `base/import/one?id=${id}`)).body.data

  return {
    account,
    token,
    ask,
    send,
    one,
    /** Uploads, and gives the import when its file has been read. */
    async upload(content: Uint8Array | string, options: { name?: string; again?: string } = {}) {
      const { status, body } = await send(content, options)
      expect([status, body.msg]).toEqual([200, '操作成功'])
      return one(body.data.import.id)
    },
    async plan(of: ImportView, over: object = {}) {
      const { status, body } = await ask('POST', 'base/import/plan', {
        id: of.id,
        plan: { ...of.plan, ...over },
      })
      expect([status, body.msg]).toEqual([200, '操作成功'])
      return one(of.id)
    },
    async commit({ id }: ImportView, extent: 'good' | 'all' = 'good') {
      const { status, body } = await ask('POST', 'base/import/commit', { id, extent })
      expect([status, body.msg]).toEqual([200, '操作成功'])
      return one(id)
    },
    async rows({ id }: ImportView, only = 'all') {
      return (await ask('GET', `base/import/rows?id=${id}&only=${only}&size=500`)).body.data.records
    },
    async kept() {
      const { body } = await ask('GET', 'base/subject/list')
      return body.data as {
        id: string
        code: string
        name: string
        credit: number
        enabled: boolean
        revision: number
      }[]
    },
  }
}

/** A department for subjects to belong to. */
export async function someDepartment(server: ReturnType<typeof sessionsOn>) {
  const id = newId()
  const row = { id, code: 'D1', name: '信息工程系', kind: 'teaching', enabled: true, sort: 1 }
  await insertRows(server.app().db, department, server.tenantId, [row])
  return id
}
