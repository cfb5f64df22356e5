import { integer, longText, yesNo } from '#domain/kernel/fields.ts'
import type { CreateOf } from '#domain/kernel/infer.ts'
import { defineResource } from '#domain/kernel/resource.ts'

const fields = {
  captchaAlways: yesNo('登录一律要求验证码', { required: true }),
  captchaAfter: integer('失败几次后要求验证码', {
    required: true,
    max: 10,
    help: '同一账号连续失败达到该次数后，登录须通过人机验证；填 0 表示不按次数要求。',
  }),
  addressCaptchaAfter: integer('同一网络地址失败几次后要求验证', {
    required: true,
    max: 1000,
    help: '30 分钟内同一网络地址的失败达到该次数后，从该地址登录须通过人机验证；校园网地址为该次数的 20 倍。填 0 表示不按地址要求。',
  }),
  failuresAllowed: integer('失败几次后锁定账号', { required: true, min: 3, max: 10 }),
  lockMinutes: integer('首次锁定时长（分钟）', {
    required: true,
    min: 5,
    max: 1440,
    help: '再次锁定时时长加倍，最长 24 小时。',
  }),
  addressLimit: integer('同一网络地址 30 分钟内允许的失败次数', { required: true, min: 10, max: 10_000 }),
  allowList: longText('校园网地址段', {
    help: '每行一个地址段，如 10.0.0.0/8。许多人共用的校园网出口，允许的失败次数为其他地址的 20 倍。不填时，所有内网地址都算校园网。',
  }),
  idleMinutes: integer('无操作多久后退出（分钟）', { required: true, min: 5, max: 1440 }),
  absoluteHours: integer('一次登录最长时间（小时）', { required: true, min: 1, max: 168 }),
  oneSession: yesNo('每人只保留一处登录', {
    required: true,
    help: '在新设备登录后，原有登录即被终止。',
  }),
  factorForAdmin: yesNo('系统管理员须二次验证', { required: true }),
  factorForTeacher: yesNo('教职工须二次验证', { required: true }),
  factorForStudent: yesNo('学生须二次验证', { required: true }),
  codesPerDay: integer('全校每天短信验证码上限（条）', {
    required: true,
    min: 100,
    max: 1_000_000,
    help: '防止短信被恶意消耗。用去一半后，再获取验证码须通过人机验证；用完后当天不再发送。',
  }),
  smsSignIn: yesNo('开放手机验证码登录', { required: true }),
  scanSignIn: yesNo('开放扫码登录', { required: true }),
  registerEnabled: yesNo('开放自助注册', { required: true }),
}

export type SafeLogin = Required<CreateOf<typeof fields>>

/** What holds in a college that has set nothing (GB/T 22239-2019, 8.1.4.1). */
export const safeLoginInitial: SafeLogin = {
  captchaAlways: false,
  captchaAfter: 3,
  addressCaptchaAfter: 10,
  failuresAllowed: 5,
  lockMinutes: 30,
  addressLimit: 20,
  allowList: null,
  idleMinutes: 30,
  absoluteHours: 12,
  oneSession: false,
  factorForAdmin: false,
  factorForTeacher: false,
  factorForStudent: false,
  codesPerDay: 5000,
  smsSignIn: true,
  scanSignIn: true,
  registerEnabled: false,
}

/** 安全登录配置: how signing in is guarded in this college. One row; without it, `safeLoginInitial` holds. */
export const safeLogin = defineResource({
  name: 'security.safe-login',
  label: '安全登录配置',
  title: 'lockMinutes',
  fields,
  form: {
    验证码与锁定: [
      'captchaAlways',
      'captchaAfter',
      'addressCaptchaAfter',
      'failuresAllowed',
      'lockMinutes',
      'addressLimit',
      'allowList',
    ],
    会话时长: ['idleMinutes', 'absoluteHours', 'oneSession'],
    二次验证: ['factorForAdmin', 'factorForTeacher', 'factorForStudent'],
    登录途径: ['smsSignIn', 'scanSignIn', 'registerEnabled', 'codesPerDay'],
  },
  columns: ['captchaAlways', 'failuresAllowed', 'lockMinutes', 'idleMinutes', 'absoluteHours'],
  filters: [],
  singleton: { initial: safeLoginInitial },
  audited: true,
})
