import { z } from 'zod'

export const citiesAsked = z.object({ province: z.string().default('').describe('省的编号或代码') })
export const countiesAsked = z.object({ city: z.string().default('').describe('市的编号或代码') })
