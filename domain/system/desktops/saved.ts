import { z } from 'zod'
import { layoutSchema } from '#domain/system/desktop-layout.ts'

export const desktopSaved = z.strictObject({ cards: layoutSchema.describe('卡片') })
