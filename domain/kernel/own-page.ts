import { z } from 'zod'
import { phrase } from './phrase.ts'

const positive = (name: string, usual: number, most = 9_999_999_999) =>
  z
    .union([z.string(), z.number()])
    .default('')
    .transform(String)
    .refine((text) => /^([1-9]\d{0,9})?$/.test(text), phrase('请求参数格式错误：{{name}}', { name }))
    .transform((text) => Math.min(Number(text || usual), most))

/** Where a list of one's own stands: `current` from 1, `size` 10 unless told and 100 at most. */
export const ownPage = {
  current: positive('current', 1).describe('页码，从 1 起'),
  size: positive('size', 10, 100).describe('每页条数'),
}

export const pageAsked = z.object(ownPage)
