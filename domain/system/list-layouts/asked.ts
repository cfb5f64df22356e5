import { z } from 'zod'
import { viewSchema } from '#domain/kernel/view-schema.ts'
import { ofScreen } from '#domain/system/saved-views/asked.ts'

const { screen } = ofScreen.shape

export const layoutsAsked = z.object({ screen })

export const layoutSaid = z.strictObject({
  screen,
  role: z.string().min(1).max(64).describe('角色'),
  /** None: as for everybody, or as it is declared. */
  view: viewSchema.nullable().describe('显示内容'),
})
