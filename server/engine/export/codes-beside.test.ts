import { beforeAll, describe, expect, it } from 'vitest'
import { student } from '#domain/base/student.ts'
import { studentFamily } from '#domain/base/student-family.ts'
import { insertRows } from '#server/core/database/insert-rows.ts'
import { oneEngine } from '#tests/support/database.ts'
import { type Sample, sampleRows } from '#tests/support/sample-rows.ts'
import { serverOn } from '#tests/support/server.ts'
import { codesBeside } from './codes-beside.ts'

describe.each(oneEngine)('codes beside names, on %s', (engine) => {
  const server = serverOn(engine)
  const college = server.college()
  const may = [`${student.name}:view`, `${studentFamily.name}:view`]
  const columns = [{ title: '学生', fields: ['studentId'] }]
  let one: Sample
  /** Bears the same name, in another class. */
  let other: Sample
  beforeAll(async () => {
    const { db } = server.app()
    const rows = await sampleRows(db, college.tenantId)
    const beside = await sampleRows(db, college.tenantId, 2)
    one = rows.get(student.name) as Sample
    other = { ...one, id: crypto.randomUUID(), studentNo: 'another', classId: beside.get('base.class')?.id }
    const lone = { ...one, id: crypto.randomUUID(), studentNo: 'lone', name: '独名' }
    await insertRows(db, student, college.tenantId, [other, lone])
  })

  async function told(actor: ReturnType<typeof college.person>['actor'], ...portions: readonly string[][]) {
    const beside = await codesBeside(
      { db: server.app().db, app: server.app(), actor },
      studentFamily,
      columns,
    )
    let last: ReadonlyMap<string, string> = new Map()
    for (const ids of portions) last = await beside(ids.map((studentId) => ({ studentId })))
    return [...last]
  }

  it('stand beside a name that two rows bear, for anyone who reaches both of them', async () => {
    const { actor } = college.person([{ may }])
    const both = [
      [one.id, one.studentNo],
      [other.id, 'another'],
    ]
    expect(await told(actor, [one.id], [one.id, other.id])).toEqual(both)
  })

  it('do not say that somebody out of reach bears the name', async () => {
    const { actor } = college.person([{ may, grants: ['classes'] }], { classes: [String(one.classId)] })
    expect(await told(actor, [one.id])).toEqual([])
  })
})
