import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { archive } from '#domain/affairs/archive.ts'
import { insurance } from '#domain/affairs/insurance.ts'
import { campus } from '#domain/base/campus.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { type Served, serve } from '#server/core/serve.ts'
import { admit } from '#tests/support/admitted.ts'
import { engines } from '#tests/support/database.ts'
import { codes, north } from '#tests/support/places.ts'
import { serverOn } from '#tests/support/server.ts'
import { resourceRoutes } from './routes.ts'

/** A college where a campus without an address gets one, and a neighbour comes along with each. */
const served = serve(campus, {
  beforeWrite: ({ name, address }, { current }) => {
    if (name === '禁用') refuse({ type: 'invalid', message: '名称不可用' })
    return address ? undefined : { address: current ? '改动后的地址' : '新地址' }
  },
  afterWrite: async ({ code, name }, { db, actor, current }) => {
    if (current) return
    if (name === '落空') throw new Error('the neighbour did not come')
    await sql`insert into base_campus (tenant_id, id, code, name, enabled)
      values (${actor.tenantId}, gen_random_uuid(), ${`${code}2`}, ${`${name}旁`}, true)`.execute(db)
  },
})

describe.each(engines)('the hooks of a resource on %s', (engine) => {
  const server = serverOn(engine, { routes: resourceRoutes(served) })

  it('fill what is missing, and bring along what follows', async () => {
    const ask = server.college().manager('base.campus')
    const { body } = await ask('POST', 'base/campus/add', { json: north })
    expect(body.data.address).toBe('新地址')
    expect(await codes(ask, '')).toEqual(['N', 'N2'])
    const json = { id: body.data.id, revision: 1, address: null }
    const changed = await ask('POST', 'base/campus/update', { json })
    expect(changed.body.data.address).toBe('改动后的地址')
    expect(await codes(ask, '')).toEqual(['N', 'N2'])
  })

  it.each([
    ['禁用', 400],
    ['落空', 500],
  ])('leave nothing behind when one of them fails (%s)', async (name, expected) => {
    const ask = server.college().manager('base.campus')
    const { status } = await ask('POST', 'base/campus/add', { json: { ...north, name } })
    expect(status).toBe(expected)
    expect(await codes(ask, '')).toEqual([])
  })
})

describe.each(engines)('what a hook sets on %s', (engine) => {
  let to: { readonly studentId?: string; readonly classId?: string | null; readonly subsidy: string }
  const served = { resource: insurance, beforeWrite: () => to }
  const server = serverOn(engine, { routes: resourceRoutes(served) })

  async function classOf(tenantId: string) {
    const [admitted] = await admit(server.app().db, tenantId, [{}])
    const { rows } = await sql<{ classId: string }>`select class_id as "classId" from base_student
      where id = ${admitted?.studentId}`.execute(server.app().db)
    return { studentId: admitted?.studentId ?? '', classId: rows[0]?.classId ?? '' }
  }

  it('brings along what is copied and computed from it, unless the hook set that too', async () => {
    const college = server.college()
    const ask = college.manager('affairs.insurance', 'base.student')
    const [asked, meant] = [await classOf(college.tenantId), await classOf(college.tenantId)]
    const json = { studentId: asked.studentId, year: 2026, kind: 'resident', premium: '400.00' }
    to = { studentId: meant.studentId, subsidy: '150.00' }
    const { body } = await ask('POST', 'affairs/insurance/add', { json })
    expect(body.data).toMatchObject({ ...meant, due: '250.00' })

    to = { subsidy: '100.00' }
    const sent = { id: body.data.id, revision: 1, year: 2027 }
    const changed = await ask('POST', 'affairs/insurance/update', { json: sent })
    expect(changed.body.data).toMatchObject({ ...meant, due: '300.00' })

    to = { studentId: asked.studentId, classId: null, subsidy: '100.00' }
    const moved = await ask('POST', 'affairs/insurance/update', { json: { ...sent, revision: 2 } })
    expect(moved.body.data).toMatchObject({ studentId: asked.studentId, classId: null, due: '300.00' })
  })
})

describe.each(engines)('an action that keeps its answers on %s', (engine) => {
  const served = {
    resource: archive,
    actions: {
      lend: (_: object, { purpose }: { purpose?: string }) => ({ set: { purpose: `${purpose}。` } }),
    },
  } as unknown as Served
  const server = serverOn(engine, { routes: resourceRoutes(served) })

  it('sets them beside what is declared, and what its handler says comes last', async () => {
    const college = server.college()
    const may = ['view', 'add', 'lend', 'transfer'].map((verb) => `affairs.archive:${verb}`)
    const ask = college.person([{ may: [...may, 'base.student:view'] }])
    const [admitted] = await admit(server.app().db, college.tenantId, [{}])
    const kept = {
      studentId: admitted?.studentId,
      archiveNo: 'A1',
      materials: '1',
      place: '一排',
      receivedOn: '2026-09-01',
    }
    const { body } = await ask('POST', 'affairs/archive/add', { json: kept })
    await sql`update affairs_archive set state = 'kept'`.execute(server.app().db)
    const { id } = body.data
    const row = async () => (await ask('GET', `affairs/archive/getOne?id=${id}`)).body.data
    const asked = { borrower: '韩梅', purpose: '政审', dueOn: '2027-01-01' }
    await ask('POST', 'affairs/archive/lend', { json: { id, ...asked } })
    expect(await row()).toMatchObject({ ...asked, purpose: '政审。', state: 'lent' })
    await sql`update affairs_archive set state = 'kept'`.execute(server.app().db)
    const sent = {
      receiver: '人才中心',
      address: '人民路',
      method: 'secret',
      trackingNo: 'J1',
      sentOn: '2026-10-01',
    }
    await ask('POST', 'affairs/archive/transfer', { json: { id, ...sent } })
    expect(await row()).toMatchObject({ ...sent, state: 'transferred' })
  })
})
