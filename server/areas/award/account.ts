import { awardAccount } from '#domain/award/account.ts'
import { student } from '#domain/base/student.ts'
import { refuse, refuseAt } from '#domain/kernel/refusal.ts'
import { table } from '#server/core/database/table.ts'
import { serve } from '#server/core/serve.ts'

export const awardAccounts = serve(awardAccount, {
  /** Only students have one, and each only their own. */
  async beforeWrite({ holder, bank, card }, { db, actor }) {
    if (!card) refuseAt('card', '请填写银行卡号')
    const own = await table(student, db, actor.tenantId).get({ id: actor.granted.self }, ['id', 'name'])
    if (!own) return refuse({ type: 'conflict', message: '只有学生本人可以登记收款账户' })
    if (own.name !== holder) refuseAt('holder', '账户姓名应为学生本人姓名')
    return { studentId: own.id, name: `${bank} ****${card?.slice(-4)}` }
  },
})
