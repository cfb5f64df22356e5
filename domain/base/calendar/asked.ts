import { z } from 'zod'

const xn = z.string().optional().describe('学年，如 2026-2027')
const xqM = z.string().optional().describe('学期代码')
const isCurrent = z.string().optional().describe('1 只要当前的')

/** `xn` is the academic year, `xqM` the code of the term. */
export const termAsked = z.object({ xn, xqM })
export const termsAsked = z.object({ xn, xqM, isCurrent })
export const yearsAsked = z.object({ xn, isCurrent })
export const yearAsked = z.object({ xn })
export const dayAsked = z.object({ riQiStr: z.string().optional().describe('日期，默认今天') })
