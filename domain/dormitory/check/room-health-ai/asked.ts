import { z } from 'zod'
import { phrase } from '#domain/kernel/phrase.ts'
import { mostHealthPhotos } from '../words.ts'

const message = phrase('请上传 1 至 {{most}} 张检查照片', { most: mostHealthPhotos })

/** The pictures are files that were sent before, their ids with commas between. */
export const proposalAsked = z.strictObject({
  roomId: z.uuid().describe('房间'),
  day: z.iso.date().describe('检查日期'),
  photos: z
    .string()
    .transform((ids) => [...new Set(ids.split(',').filter(Boolean))])
    .pipe(z.array(z.uuid()).min(1, message).max(mostHealthPhotos, message))
    .describe('检查照片'),
})
