import { z } from 'zod'

/** A sign-in by its id; what is none is nobody's. */
export const sessionNamed = z.object({ id: z.string().max(64).describe('编号') })

export const bindingBrought = z.union([
  z.object({ ticket: z.string().min(1).max(128).describe('票据') }),
  z.object({
    source: z.string().max(32).describe('来源'),
    code: z.string().max(2048).describe('代码'),
    state: z.string().max(128).describe('状态'),
  }),
])

/** Both in plain text, over TLS: the policy is about what the person typed. */
export const passwordChanged = z.object({
  /** Left out by a person who has none yet. */
  oldPassword: z.string().max(128).optional().describe('原密码'),
  newPassword: z.string().max(200).describe('新密码'),
})

const ticket = z.string().min(1).max(200).describe('票据')

export const scanLooked = z.object({ ticket })
export const scanAnswered = z.object({ ticket, yes: z.boolean().describe('是否同意') })
