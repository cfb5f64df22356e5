import type { z } from 'zod'
import { resourceNamed } from '#domain/index.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import type { ofOneResource } from '#domain/security/secret-fields/asked.ts'
import type { PersonalCall } from '#server/core/route.ts'
import { visibilityOf } from '#server/engine/rows/field-visibility.ts'

/** What the asker sees of the fields of a resource, and may do to them. */
export async function mySight(asked: z.output<typeof ofOneResource>, { app, actor }: PersonalCall) {
  const resource = resourceNamed(asked.resource) ?? refuse({ type: 'not-found' })
  const { access, masks, titles } = await visibilityOf(app.db, actor, resource)
  return { access, masked: [...masks.keys()], titled: [...titles.keys()] }
}
