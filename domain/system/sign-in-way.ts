import { closed } from '#domain/kernel/dictionary.ts'

/** 登录途径: by what a person said who they are. */
export const signInWays = closed('system.sign-in-way', '登录途径', {
  account: '账号密码',
  mobile: '手机验证码',
  scan: '扫码',
  cas: '统一身份认证',
  social: '第三方账号',
  jwt: '令牌',
  'wechat-work': '企业微信',
  passkey: '通行密钥',
})

export type SignInWay = keyof typeof signInWays.labels
