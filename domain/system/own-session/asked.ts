import { z } from 'zod'

/** The password as lower-case md5. */
export const unlocked = z.object({
  password: z.string('请输入密码').min(1, '请输入密码').describe('登录密码'),
})
