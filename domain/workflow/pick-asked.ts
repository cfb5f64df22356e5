import { z } from 'zod'
import { mostPicked } from './pick-calls.ts'

const resource = z.string().min(1).max(64).describe('业务')
const rowId = z.uuid().describe('业务数据')
const step = z.string().min(1).max(64).describe('步骤')

/** For a step of an application, by a part of the name. */
export const pickableAsked = z.object({
  resource,
  rowId,
  step,
  keyword: z.string().max(60).default('').describe('姓名'),
})
export const pickSet = z.strictObject({
  resource,
  rowId,
  step,
  people: z.array(z.uuid()).max(mostPicked).describe('人员'),
})
