import { expect } from 'vitest'
import { department } from '#domain/base/department.ts'
import { teacher } from '#domain/base/teacher.ts'
import type { AppContext } from '#server/core/app-context.ts'
import { insertRows } from '#server/core/database/insert-rows.ts'
import type { Ask } from './server.ts'

/** Two campuses, a building, and the id of nothing: what the tests of resources work on. */
export const north = { code: 'N', name: '北校区', enabled: true }
export const south = { code: 'S', name: '南校区', enabled: false, longitude: 120.5 }
export const nowhere = '0198f1a0-0000-7000-8000-000000000009'

/** The row as the server keeps it. */
export async function added(ask: Ask, call: string, json: object) {
  const { status, body } = await ask('POST', `base/${call}/add`, { json })
  expect([status, body.msg]).toEqual([200, '操作成功'])
  return body.data
}
/** The codes of the campuses a page shows, or why it shows none. */
export const codes = async (ask: Ask, query: string) => {
  const { status, body } = await ask('GET', `base/campus/page?${query}`)
  return status === 200 ? body.data.records.map((row: { code: string }) => row.code) : body.msg
}
export const hall = (campusId: string, code = 'A1') => ({
  code,
  name: `${code}楼`,
  campusId,
  kind: 'teaching',
  floors: 5,
  enabled: true,
})

/** A teacher of a department of their own, as the server keeps them; the id comes back. */
export async function teacherOf(
  { db }: AppContext,
  tenantId: string,
  departmentId: string = crypto.randomUUID(),
) {
  const [id, code] = [crypto.randomUUID(), departmentId.slice(0, 8)]
  const kept = { id: departmentId, code, name: `${code} 系`, kind: '1', sort: 1, enabled: true }
  await insertRows(db, department, tenantId, [kept])
  const who = {
    staffNo: code,
    name: `${code} 老师`,
    gender: '1',
    birthDate: '1980-01-01',
    idType: '1',
    idNo: code,
    ethnic: '01',
  }
  const post = { departmentId, post: '1', teacherState: '1', mobile: '13900008888' }
  await insertRows(db, teacher, tenantId, [{ id, ...who, ...post }])
  return id
}
