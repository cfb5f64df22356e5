import { beforeAll, describe, expect, it } from 'vitest'
import { archive } from '#domain/affairs/archive.ts'
import { punishment } from '#domain/affairs/punishment/punishment.ts'
import { phrase } from '#domain/kernel/phrase.ts'
import { leavingSteps } from '#domain/records/graduation/words.ts'
import type { RoleCode } from '#domain/roles.ts'
import { menu } from '#domain/system/menu.ts'
import { role } from '#domain/system/role.ts'
import { roleMenu } from '#domain/system/role-menu.ts'
import { table } from '#server/core/database/table.ts'
import { oneEngine } from '#tests/support/database.ts'
import { leaveCollege } from '#tests/support/leave-college.ts'
import { sessionsOn } from '#tests/support/session.ts'
import { tendAudits } from './audits.ts'

describe.each(oneEngine)('graduation on %s', (engine) => {
  const server = sessionsOn(engine)
  const { asks, ids, keep } = leaveCollege(server)
  const batch = {
    ...{ name: '2029 届', gradYear: 2029, grade: 2026, length: 3, maxYears: 5, graduatesOn: '2029-06-30' },
    conditions: 'roll,years,maximum,fees,punishment',
  }
  let batchId = ''
  const outcome = (added: number) => phrase('新列入 {{added}} 人，更新 {{moved}} 人', { added, moved: 0 })

  beforeAll(async () => {
    await server
      .app()
      .db.updateTable('base_student')
      .set({ grade: 2026, entry_date: '2026-09-01', expected_graduation: '2029-06-30', schooling_length: 3 })
      .where('tenant_id', '=', server.tenantId)
      .execute()
    const { data } = await asks.admin('records/graduateBatch/add', batch)
    batchId = data.id
  })

  const audits = async (who: 'admin' | 'student' | 'department' = 'admin') =>
    (await asks[who]('records/graduateAudit/page')).data.records as Record<string, string | null>[]
  const auditOf = async (studentId: string) => (await audits()).find((row) => row.studentId === studentId)
  const act = async (who: 'admin' | 'department' | 'student', name: string, more: object = {}) =>
    asks[who](`records/graduateAudit/${name}`, { id: (await auditOf(ids.studentId))?.id, ...more })
  const stateOf = async () => (await asks.admin(`base/student/getOne?id=${ids.studentId}`)).data.studentState

  it('list who is to graduate with their own figures, and what follows from them', async () => {
    const reason = { ...{ category: '1', happenedAt: '2026-10-01T00:00:00Z', facts: '作弊', clause: '一' } }
    await keep(punishment, { studentId: ids.mateId, kind: 'warning', state: 'effective', ...reason })
    expect((await asks.department('records/graduateBatch/build', { id: batchId })).status).toBe(403)
    expect((await asks.admin('records/graduateBatch/build', { id: batchId })).data.outcome).toBe(outcome(2))
    expect(await auditOf(ids.studentId)).toMatchObject({
      ...{ years: 3, unpaid: '0.00', punishments: 0, unmet: null, proposed: 'graduated', finance: 'done' },
      ...{ dormitory: 'done', archive: 'open', library: 'open', leaving: 'open' },
    })
    expect(await auditOf(ids.mateId)).toMatchObject({
      ...{ punishments: 1, unmet: 'punishment', proposed: 'completed', conclusion: 'completed' },
    })
    const counts = (await asks.admin('records/graduateAudit/counts')).data
    expect(counts).toMatchObject({ states: { pending: 2 }, unmet: { punishment: 1 } })
    expect((await asks.admin('records/graduateBatch/build', { id: batchId })).data.outcome).toBe(outcome(0))
  })

  it('are confirmed by the college and decided by the school, and a decision is taken back whole', async () => {
    expect((await act('admin', 'decide')).status).not.toBe(200)
    expect((await act('student', 'confirm')).status).toBe(403)
    expect((await act('department', 'adjust', { conclusion: 'completed', note: '实习未完成' })).status).toBe(
      200,
    )
    expect((await act('department', 'confirm')).data.row.state).toBe('confirmed')
    expect((await act('department', 'decide')).status).toBe(403)
    expect((await act('admin', 'decide')).data.row.state).toBe('decided')
    expect(await stateOf()).toBe('08')
    const graduates = async () => (await asks.admin('records/graduate/page')).data.records
    expect(await graduates()).toMatchObject([
      { studentId: ids.studentId, gradYear: 2029, conclusion: 'completed' },
    ])
    const [{ id, revision }] = await graduates()
    await asks.admin('records/graduate/update', { id, revision, certNo: 'J1', certDate: '2026-01-01' })
    expect((await act('admin', 'revoke', { revokeReason: '误' })).msg).toContain('已登记证书编号')
    const [{ revision: now }] = await graduates()
    await asks.admin('records/graduate/update', { id, revision: now, certNo: null, certDate: null })
    expect((await act('admin', 'revoke', { revokeReason: '误' })).data.row.state).toBe('confirmed')
    expect([await stateOf(), await graduates()]).toEqual(['01', []])
  })

  it('leave by steps that the desks mark or the database knows', async () => {
    const mark = async (step: string, result: string, reason: string | null = null) =>
      act('admin', step, { result, reason })
    expect((await mark('archive', 'done')).msg).toContain('该环节由系统核对')
    expect((await mark('league', 'waived')).status).toBe(400)
    expect((await mark('league', 'waived', '非团员')).status).toBe(200)
    for (const step of ['library', 'card']) expect((await mark(step, 'done')).status).toBe(200)
    const own = async (section: string) => {
      const path = `records/graduateAudit/own/myLeaving/page?section=${encodeURIComponent(section)}`
      return (await asks.student(path)).data.total
    }
    expect([await own('办理中'), await own('已办结')]).toEqual([1, 0])
    await keep(archive, {
      ...{ archiveNo: 'DA1', studentId: ids.studentId, materials: '1', place: '1', receivedOn: '2026-09-01' },
      state: 'transferred',
    })
    expect(await tendAudits(server.app(), server.tenantId)).toEqual({ moved: 0 })
    expect((await act('admin', 'recheck')).data.row).toMatchObject({ archive: 'done', leaving: 'done' })
    expect([await own('办理中'), await own('已办结')]).toEqual([0, 1])
    expect((await audits('student')).map((row) => row.studentId)).toEqual([ids.studentId])
  })

  it('are asked for credits and military training where the batch counts them, by what was handed over', async () => {
    const { data } = await asks.admin(`records/graduateBatch/getOne?id=${batchId}`)
    const conditions = `${data.conditions},credits,training`
    await asks.admin('records/graduateBatch/update', { id: batchId, revision: data.revision, conditions })
    const unmet = async () => {
      const { row } = (
        await asks.admin('records/graduateAudit/recheck', { id: (await auditOf(ids.mateId))?.id })
      ).data
      return [row.unmet, row.credits, row.training]
    }
    expect(await unmet()).toEqual(['punishment,credits,training', null, null])
    const study = { studentId: ids.mateId, planCredits: 140, credits: 131.5, training: 'missed' }
    const countedOn = '2026-05-30'
    expect((await asks.department('records/graduateStudy/add', { ...study, countedOn })).status).toBe(403)
    const added = (await asks.admin('records/graduateStudy/add', { ...study, countedOn })).data
    expect(await unmet()).toEqual(['punishment,credits,training', 131.5, 'missed'])
    const { id, revision } = added
    await asks.admin('records/graduateStudy/update', { id, revision, credits: 140, training: 'exempt' })
    expect(await unmet()).toEqual(['punishment', 140, 'exempt'])
  })

  it('are settled by a desk for its own step alone, and a college only looks on', async () => {
    const roleId = await keep(role, { code: 'library', name: '图书馆', grants: 'all', sort: 99 })
    for (const verb of ['view', 'library']) {
      const code = `records/leaving:records.graduate-audit:${verb}`
      const found = await table(menu, server.app().db, server.tenantId).get({ code }, ['id'])
      await keep(roleMenu, { roleId, menuId: found?.id, granted: true })
    }
    const ask = await server.as('library' as RoleCode)
    const desks = (rows: readonly { readonly can: readonly string[] }[]) =>
      rows.map(({ can }) => Object.keys(leavingSteps.labels).filter((step) => can.includes(step)))
    expect(desks((await ask('records/graduateAudit/page')).body.data.records)).toEqual([
      ['library'],
      ['library'],
    ])
    const id = (await auditOf(ids.mateId))?.id
    const waived = { json: { id, result: 'waived', reason: '困难补助结清' } }
    expect((await ask('records/graduateAudit/finance', 'POST', waived)).status).toBe(403)
    const done = await ask('records/graduateAudit/library', 'POST', { json: { id, result: 'done' } })
    expect(done.body.data.row.library).toBe('done')
    expect(desks((await asks.department('records/graduateAudit/page')).data.records)).toEqual([[], []])
    expect((await asks.department('records/graduateAudit/library', { id, result: 'open' })).status).toBe(403)
  })
})
