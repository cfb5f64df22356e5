import { student } from '#domain/base/student.ts'
import { checkOut } from '#domain/dormitory/check-out/application.ts'
import { checkOutReason } from '#domain/dormitory/check-out/reason.ts'
import { outside } from '#domain/dormitory/outside/outside.ts'
import { roomChange } from '#domain/dormitory/room-change/application.ts'
import { roomChangePlan } from '#domain/dormitory/room-change/plan.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { user } from '#domain/system/user.ts'
import type { Database } from '#server/core/app-context.ts'
import { seeded } from '#server/core/chance.ts'
import { insertRows } from '#server/core/database/insert-rows.ts'
import { table } from '#server/core/database/table.ts'
import { deriveCopies } from '#server/engine/rows/copies.ts'
import { asColumns } from '#server/engine/rows/put-rows.ts'

/** What the student of the demo account asked for before: each is over, so that all of it can be asked for again. */
export async function demoOwnApplications(db: Database, tenantId: string): Promise<void> {
  const account = await table(user, db, tenantId).get({ account: 'student' }, ['id', 'studentId'])
  const own = account && (await table(student, db, tenantId).get({ id: account.studentId }, ['id', 'name']))
  const plan = await table(roomChangePlan, db, tenantId).get({ opensOn: '2026-03-09' }, ['id'])
  const reason = await table(checkOutReason, db, tenantId).get({ code: 'internship' }, ['id'])
  if (!own) return
  const random = seeded(877)
  const put = async (resource: AnyResource, at: string, row: object) => {
    const told = { id: random.id(), studentId: own.id, ...row }
    const values = { ...asColumns(resource.fields, told), id: told.id }
    await insertRows(db, resource, tenantId, [values], { by: account.id, at: new Date(`${at}+08:00`) })
    await deriveCopies({ db, tenantId }, resource, [told.id])
  }
  await put(roomChange, '2026-03-12T19:40:00', {
    ...{ title: `${own.name} 调宿`, planId: plan?.id, kind: 'move', wish: '四楼靠近自习室的房间' },
    ...{ reason: '希望住到离自习室近的楼层。', state: 'refused' },
    ...{ senderId: account.id, sentAt: '2026-03-12 19:45:00' },
  })
  await put(checkOut, '2026-06-20T20:10:00', {
    ...{ title: `${own.name} 退宿`, reasonId: reason?.id, leavesOn: '2026-07-05' },
    ...{ note: '暑期到合作企业跟岗实习，企业提供住宿。', state: 'withdrawn' },
  })
  await put(outside, '2026-08-20T10:05:00', {
    ...{ title: `${own.name} 走读`, since: '2026-09-01', until: '2027-08-31', state: 'refused' },
    ...{ reason: '亲属住在学校附近，希望同住。', address: '学府路 16 号', endsAt: '2027-08-31 23:59:59' },
    ...{ guardianName: `${own.name.slice(0, 1)}先生`, guardianPhone: '13900003456', guardianAgrees: true },
  })
}
