import { accountRequest } from '#domain/system/account-request.ts'
import { timeOf } from '#server/core/database/moment.ts'
import { serve, type Unit } from '#server/core/serve.ts'
import { openAccount, recordOf } from '#server/identity/registration/open-account.ts'

const decidedBy = ({ app, actor }: Unit) => ({ decidedBy: actor.name, decidedAt: timeOf(app.now()) })

/** An account is opened in the same transaction in which its request is approved. */
export const accountRequests = serve(accountRequest, {
  actions: {
    async approve({ name, kind, number, phone }, _, unit) {
      const { db, actor } = unit
      const applicant = { name: name ?? '', kind: kind ?? 'other', number, phone: phone ?? '' } as const
      const record = await recordOf(db, actor.tenantId, applicant)
      const account = await openAccount(db, actor.tenantId, applicant, { record, by: actor.account })
      return { set: { ...decidedBy(unit), account } }
    },
    refuse: (_, __, unit) => ({ set: decidedBy(unit) }),
  },
})
