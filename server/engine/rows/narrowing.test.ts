import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { feeBody } from '#domain/fee/body.ts'
import { feeOrder, feeOrderLine } from '#domain/fee/order.ts'
import { feePrepaid } from '#domain/fee/prepaid.ts'
import { feeProject } from '#domain/fee/project.ts'
import { money, reference } from '#domain/kernel/fields.ts'
import { Refused } from '#domain/kernel/refusal.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { noDuties } from '#server/core/actor/duties.ts'
import type { Actor } from '#server/core/app-context.ts'
import { newId } from '#server/core/new-id.ts'
import { oneEngine } from '#tests/support/database.ts'
import { leaveCollege } from '#tests/support/leave-college.ts'
import { sessionsOn } from '#tests/support/session.ts'
import type { GivenLines } from './change.ts'
import { inTransaction } from './in-transaction.ts'
import { writeRows } from './write-rows.ts'

/** What an order pays, as somebody would fill it in within the form of the order. */
const line = defineResource({
  ...feeOrderLine,
  ...{ label: '缴费明细', title: 'amount', columns: ['amount'], filters: [] },
  fields: {
    ...feeOrderLine.fields,
    feeId: reference('学生应缴', 'fee.student-fee', { required: true, within: { studentId: 'studentId' } }),
    amount: money('金额（元）', { required: true }),
  },
})
const order = defineResource({
  ...{ name: 'fee.order', label: '订单', title: 'no', columns: ['no'], filters: [] },
  fields: { ...feeOrder.fields, studentId: reference('学生', 'base.student', { required: true }) },
  lines: { parts: { resource: line, by: 'orderId', most: 9 } },
})

describe.each(oneEngine)('a reference that is narrowed, on %s', (engine) => {
  const server = sessionsOn(engine)
  const { asks, ids, keep } = leaveCollege(server)
  const fees = { own: '', mate: '' }
  let accountId = ''

  beforeAll(async () => {
    const bodyId = await keep(feeBody, { code: 'XX', name: '学校', kind: 'school', enabled: true })
    const projectId = await keep(feeProject, {
      ...{ kind: '01', bodyId, sort: 1, enabled: true, prepaid: false, code: 'XF', name: '学费' },
      ...{ refundable: true, byMonths: true },
    })
    const charged = async (studentId: string) => {
      const json = { studentId, projectId, academicYear: '2026-2027', due: '100.00', dueOn: '2026-12-30' }
      return (await asks.admin('fee/studentFee/add', json)).data.id
    }
    Object.assign(fees, { own: await charged(ids.studentId), mate: await charged(ids.mateId) })
    accountId = await keep(feePrepaid, { studentId: ids.studentId, balance: 30_000 })
    await sql`update fee_prepaid set balance = 30000 where id = ${accountId}`.execute(server.app().db)
  })

  it('is offered by its picker as the row that is acted on narrows it', async () => {
    const offered = async (studentId: string) =>
      (await asks.admin(`fee/studentFee/getSelect?studentId=${studentId}`)).data.map(
        ({ id }: { id: string }) => id,
      )
    expect(await offered(ids.studentId)).toEqual([fees.own])
    expect(await offered(ids.mateId)).toEqual([fees.mate])
  })

  it('is refused by its name in an answer that lies outside of the row, and taken within it', async () => {
    const offset = (feeId: string) => asks.admin('fee/prepaid/offset', { id: accountId, feeId })
    const refused = await offset(fees.mate)
    expect([refused.status, refused.data.fields]).toEqual([400, { feeId: '学生应缴不在可选范围内' }])
    expect((await asks.admin(`fee/studentFee/getOne?id=${fees.mate}`)).data.owed).toBe('100.00')
    expect((await offset(newId())).data.fields).toEqual({ feeId: expect.stringContaining('不存在') })
    expect((await offset(fees.own)).status).toBe(200)
    expect((await asks.admin(`fee/studentFee/getOne?id=${fees.own}`)).data.owed).toBe('0.00')
  })

  describe('in a line', () => {
    const part = (feeId: string) => ({
      ...{ feeId, amount: '1.00', paid: '0.00', refunding: '0.00', refunded: '0.00' },
    })
    const clerk = (): Actor => ({
      ...{ id: newId(), tenantId: server.tenantId, account: 'clerk', name: '测试', proved: true },
      roles: [
        {
          code: 'clerk',
          permissions: new Set(['fee.student-fee:view', 'fee.order:add', 'base.student:view']),
          grants: ['all'],
        },
      ],
      granted: noDuties,
    })
    const write = (id: string, input: object, current: object | undefined, lines?: GivenLines) =>
      inTransaction(server.app(), clerk(), (unit) =>
        writeRows(
          { resource: order },
          unit,
          [{ id, input: { ...input }, current: current as never, lines }],
          { permission: null, reach: () => sql`true`, alone: true, anyField: true, about: null },
        ),
      )
    const refusal = (work: Promise<unknown>) =>
      work.then(
        () => 'taken',
        (error) => (error instanceof Refused ? error.refusal : Promise.reject(error)),
      )
    const outside = (at: number) => ({
      type: 'invalid',
      fields: { [`lines.parts.${at}.feeId`]: expect.stringContaining('不在可选范围内') },
    })

    it('goes by the row that the line belongs to, new or kept', async () => {
      const id = newId()
      const both = { parts: [part(fees.own), part(fees.mate)] }
      const input = { studentId: ids.studentId }
      expect(await refusal(write(id, input, undefined, both))).toMatchObject(outside(1))
      const [outcome] = await write(id, input, undefined, { parts: [part(fees.own)] })
      const current = outcome && 'row' in outcome ? outcome.row : undefined
      expect(current).toBeDefined()
      expect(await refusal(write(id, { subject: '学费' }, current))).toBe('taken')
      const moved = write(id, { studentId: ids.mateId }, { ...current, revision: 2 })
      expect(await refusal(moved)).toMatchObject(outside(0))
    })
  })
})
