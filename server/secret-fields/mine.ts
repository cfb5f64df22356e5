import { resourceNamed } from '#domain/index.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { sightOf } from '#server/resource/field-access.ts'
import type { PersonalCall } from '#server/route.ts'

/** GET security/secretField/mine: what the asker sees of the fields of `resource`, and may do to them. */
export async function mySight({ c, house, person }: PersonalCall) {
  const resource = resourceNamed(c.req.query('resource') ?? '') ?? refuse({ type: 'not-found' })
  const { access, masks, titles } = await sightOf(house.db, person, resource)
  return { access, masked: [...masks.keys()], titled: [...titles.keys()] }
}
