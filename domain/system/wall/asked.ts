import { z } from 'zod'
import { isWallCode, type WallCode } from './screens.ts'

const screen = z.string().max(40).refine(isWallCode, '没有这块大屏') as unknown as z.ZodType<
  WallCode,
  WallCode
>

export const screenAsked = z.object({ screen: screen.describe('大屏') })

export const pairedAsked = z.strictObject({ secret: z.string().max(200).describe('配对密钥') })

/** What a wall says of itself. */
export const beatAsked = z.strictObject({
  screen: screen.nullable().describe('正在显示'),
  build: z.string().max(40).describe('程序版本'),
})
