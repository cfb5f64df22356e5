import { z } from 'zod'
import { schemaOf } from '#domain/kernel/field-schema.ts'
import { date } from '#domain/kernel/fields.ts'
import { line } from '#domain/kernel/seen.ts'

export const floorAsked = z.object({
  buildingId: z.guid().describe('楼栋'),
  floor: z.coerce.number().int().min(1).max(60).describe('楼层'),
  on: schemaOf(date('日期')).optional().describe('日期'),
})

export const waitingAsked = z.object({
  buildingId: z.guid().describe('楼栋'),
  keyword: line().max(40).optional().describe('姓名'),
  classId: z.guid().optional().describe('班级'),
})

export const classesAsked = z.object({ buildingId: z.guid().describe('楼栋') })

export const placingAsked = z.object({
  studentId: z.guid().describe('学生'),
  /** None takes the student out of the bed, as if they had not been put into it. */
  bedId: z.guid().nullable().describe('床位'),
  /** The student who was seen in the bed, and comes into the other one. */
  swapWith: z.guid().nullable().describe('互换学生'),
})

/** A class has no more. */
export const mostTogether = 100

export const placingsAsked = z.object({
  placings: z
    .array(z.object({ studentId: z.guid(), bedId: z.guid() }))
    .min(1)
    .max(mostTogether)
    .refine(
      (all) => new Set(all.map(({ studentId }) => studentId)).size === all.length,
      '同一学生只能安排一张床位',
    )
    .describe('学生与床位'),
})
