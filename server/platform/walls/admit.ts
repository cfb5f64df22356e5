import { refuse } from '#domain/kernel/refusal.ts'
import { wallHeader } from '#domain/system/wall/header.ts'
import { wall } from '#domain/system/wall.ts'
import { table } from '#server/core/database/table.ts'
import { parameterOf } from '#server/core/parameters.ts'
import type { Call } from '#server/core/route.ts'
import { hashOf, tenantOf } from '#server/identity/session/tokens.ts'

interface Known {
  readonly id: string
}

/** The wall behind the token of a call, while nobody has revoked it. */
export async function wallOf({ c, app, tenantId }: Call): Promise<Known | undefined> {
  const token = c.req.header(wallHeader) ?? ''
  if (tenantOf(token) !== tenantId) return
  return table(wall, app.db, tenantId).get({ tokenHash: await hashOf(token) }, ['id'])
}

/** Lets anybody look where the college says so, and a paired wall wherever it hangs. */
export async function admitToWall(call: Call): Promise<void> {
  if ((await parameterOf(call.app, call.tenantId, 'wall.open')) === 'true') return
  if (!(await wallOf(call))) refuse({ type: 'unknown-session', message: '这块大屏还没有配对' })
}
