import { actorOf } from '#server/access/actor.ts'
import { arrivalOf } from '#server/client-address.ts'
import type { PersonalCall } from '#server/route.ts'
import { tokenOf } from './bearer.ts'
import { endFamily, familyOf } from './sessions.ts'
import { recordSignIn } from './sign-in-log.ts'

/** GET and POST logOut: ends the sign-in that the token belongs to, and no other of the person. */
export async function answerLogOut({ c, house, tenantId, person }: PersonalCall) {
  const familyId = await familyOf(house.db, tenantId, tokenOf(house.settings.product, c.req.raw) ?? '')
  if (!familyId) return
  const { account } = actorOf(person)
  await house.db.transaction().execute(async (db) => {
    await endFamily(db, tenantId, familyId)
    await recordSignIn(db, house, { tenantId, account, event: 'sign-out', arrival: arrivalOf(c) })
  })
}
