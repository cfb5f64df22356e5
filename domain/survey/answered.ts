import { z } from 'zod'
import { line } from '#domain/kernel/seen.ts'

/** What somebody filled in, and who they are where the survey asks for it. */
export const surveyAnswered = z.object({
  surveyId: z.uuid().describe('问卷'),
  name: line().max(60).optional().describe('姓名'),
  number: line().max(32).optional().describe('学号或工号'),
  answers: z.record(z.string().max(40), z.unknown()).describe('各题的回答'),
})
