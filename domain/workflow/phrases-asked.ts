import { z } from 'zod'
import { prose } from '#domain/kernel/seen.ts'

const mostPhrases = 10

export const phrasesSet = z.strictObject({
  phrases: z.array(prose().min(1).max(60)).max(mostPhrases).describe('常用语'),
})
