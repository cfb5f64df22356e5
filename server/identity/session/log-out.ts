import { arrivalOf } from '#server/core/client-address.ts'
import type { PersonalCall } from '#server/core/route.ts'
import { accountableFor } from '#server/identity/access/actor.ts'
import { tokenOf } from './bearer.ts'
import { endFamily, familyOf } from './sessions.ts'
import { recordSignIn } from './sign-in-log.ts'

/** GET and POST logOut: ends the sign-in that the token belongs to, and no other of the person. */
export async function answerLogOut({ c, app, tenantId, actor }: PersonalCall) {
  const familyId = await familyOf(app.db, tenantId, tokenOf(app.settings.product, c.req.raw) ?? '')
  if (!familyId) return
  const { account } = accountableFor(actor)
  await app.db.transaction().execute(async (db) => {
    await endFamily(db, tenantId, familyId)
    await recordSignIn(db, app, { tenantId, account, event: 'sign-out', arrival: arrivalOf(c) })
  })
}
