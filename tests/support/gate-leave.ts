import { leaveApplication } from '#domain/leave/application.ts'
import { type Pass, passText, wordsOf } from '#domain/leave/pass.ts'
import { leaveType } from '#domain/leave/type.ts'
import { user } from '#domain/system/user.ts'
import { signerOf } from '#server/areas/leave/gate/keys.ts'
import { installKinds } from '#server/areas/leave/install.ts'
import type { AppContext } from '#server/core/app-context.ts'
import { insertRows } from '#server/core/database/insert-rows.ts'
import { table } from '#server/core/database/table.ts'
import { tenantId } from './demo-college.ts'

const seconds = () => Math.floor(Date.now() / 1000)

/** An approved leave of the student account, and what signs their codes for the gate. */
export async function approvedLeave(app: AppContext) {
  await installKinds(app.db, tenantId)
  const student = await table(user, app.db, tenantId).get({ account: 'student' }, ['studentId'])
  const type = await table(leaveType, app.db, tenantId).get({ code: 'personal' }, ['id'])
  const id = crypto.randomUUID()
  const hours = (from: number) => new Date(Date.now() + from * 3_600_000).toISOString()
  const row = {
    ...{ id, title: '测试 事假 1 天', studentId: student?.studentId, typeId: type?.id, reason: '家中有事' },
    ...{
      startsOn: hours(8).slice(0, 10),
      endsOn: hours(8).slice(0, 10),
      leavesCampus: true,
      state: 'approved',
    },
    ...{ startsAt: hours(-1), endsAt: hours(5), cancelBy: hours(50), days: 1, lessons: 0 },
  }
  await insertRows(app.db, leaveApplication, tenantId, [row])
  const sign = await signerOf(app, tenantId)
  const code = async (more: Partial<Pass> = {}) => {
    const window = { opens: seconds() - 3600, closes: seconds() + 3600, from: seconds() }
    const words = wordsOf({
      id,
      name: '马语婷',
      schoolClass: '23电商1班',
      direction: 'out',
      ...window,
      ...more,
    })
    return passText(words, await sign(words))
  }
  return { id, code, state: async () => table(leaveApplication, app.db, tenantId).get({ id }, ['state']) }
}
