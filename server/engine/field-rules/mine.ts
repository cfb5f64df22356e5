import { resourceNamed } from '#domain/index.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import type { PersonalCall } from '#server/core/route.ts'
import { visibilityOf } from '#server/engine/rows/field-visibility.ts'

/** GET security/secretField/mine: what the asker sees of the fields of `resource`, and may do to them. */
export async function mySight({ c, app, actor }: PersonalCall) {
  const resource = resourceNamed(c.req.query('resource') ?? '') ?? refuse({ type: 'not-found' })
  const { access, masks, titles } = await visibilityOf(app.db, actor, resource)
  return { access, masked: [...masks.keys()], titled: [...titles.keys()] }
}
