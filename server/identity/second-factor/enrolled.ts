import type { AppContext, Database } from '#server/core/app-context.ts'
import { dropCodes, renewCodes } from './recovery.ts'
import { isEnrolled, standingOf } from './standing.ts'

/** Anyone who has just set up a first proof needs a way in on the day it is lost. Empty when there is one already. */
export async function codesForFirst(
  db: Database,
  { now }: AppContext,
  tenantId: string,
  userId: string,
): Promise<string[]> {
  const standing = await standingOf(db, tenantId, userId, now())
  return standing?.recoveryCodes === 0 ? renewCodes(db, tenantId, userId) : []
}

/** With the last proof its codes go as well. */
export async function dropCodesOfNobody(db: Database, { now }: AppContext, tenantId: string, userId: string) {
  const standing = await standingOf(db, tenantId, userId, now())
  if (standing && !isEnrolled(standing)) await dropCodes(db, tenantId, userId)
}
