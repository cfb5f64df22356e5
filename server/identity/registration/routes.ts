import type { Route } from '#server/core/route.ts'
import { answerRegister, answerRegisterCode } from './register.ts'

/** For those who have no account yet. */
export const registrationRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: 'auth/openApi/register/sendCode',
    access: 'public',
    title: '申请账号：发送验证码',
    body: { phone: '*手机号' },
    answer: answerRegisterCode,
  },
  {
    method: 'POST',
    path: 'auth/openApi/register',
    access: 'public',
    title: '申请账号',
    body: {
      name: '*姓名',
      kind: '*身份',
      number: '学号或工号',
      idLastSix: '*证件号后六位',
      phone: '*手机号',
      code: '*短信验证码',
      reason: '申请说明',
    },
    answer: answerRegister,
  },
]
