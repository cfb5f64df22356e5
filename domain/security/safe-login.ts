import { closed } from '#domain/kernel/dictionary.ts'
import { choice, integer, longText, text, yesNo } from '#domain/kernel/fields.ts'
import type { CreateOf } from '#domain/kernel/infer.ts'
import { defineResource } from '#domain/kernel/resource.ts'

const signaturePolicies = closed('security.signature-policy', '接口签名要求', {
  off: '不校验',
  given: '带有签名时校验',
  v1: '必须签名',
  'v1-window': '必须签名，5 分钟内有效',
  v2: '必须使用第二版签名',
})

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
  signaturePolicy: choice('接口签名', signaturePolicies, {
    required: true,
    help: '签名防止请求在途中被改动。本系统的网页两版都能用；对接的系统一般用第一版。',
  }),
  signPathPrefix: text('签名路径前缀', {
    max: 100,
    pattern: /^(\/[\w.-]+)+$/,
    hint: '签名路径前缀应以 / 开头，如 /portal',
    help: '反向代理去掉了地址开头的一段时填写，如 /portal。',
  }),
  allowTokenInQuery: yesNo('文件链接可带登录令牌', {
    required: true,
    help: '仅用于对接只会这样打开文件的系统。令牌会留在浏览器历史和代理日志里，不需要时请关闭。',
  }),
  nullToEmpty: yesNo('空值返回为空内容', {
    required: true,
    help: '对接的系统不接受空值时开启：文字返回空串，数字返回 -1，是否返回否。不影响本系统的网页。',
  }),
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
  signaturePolicy: 'given',
  signPathPrefix: null,
  allowTokenInQuery: false,
  nullToEmpty: false,
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
    对接其他系统: ['signaturePolicy', 'signPathPrefix', 'allowTokenInQuery', 'nullToEmpty'],
  },
  columns: ['captchaAlways', 'failuresAllowed', 'lockMinutes', 'idleMinutes', 'absoluteHours'],
  filters: [],
  singleton: { initial: safeLoginInitial },
  audited: true,
})
