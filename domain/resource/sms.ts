import { integer, longText, text, yesNo } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'

/** JSON with a place for the number and one for the message. */
function isBody(body: string) {
  try {
    JSON.parse(body)
    return body.includes('{{phone}}') && body.includes('{{text}}')
  } catch {
    return false
  }
}

/** 短信配置: a carrier of short messages that takes JSON by https. */
export const sms = defineResource({
  name: 'resource.sms',
  label: '短信配置',
  title: 'name',
  fields: {
    name: text('服务商名称', { required: true, searchable: true, max: 40 }),
    url: text('接口地址', {
      required: true,
      max: 500,
      check: (value: string) => /^https?:$/.test(URL.parse(value)?.protocol ?? ''),
      hint: '接口地址应以 https:// 开头',
      help: '以 POST 方式提交 JSON，2xx 状态即视为受理',
    }),
    body: longText('请求内容', {
      required: true,
      max: 2000,
      help: 'JSON，在手机号的位置写 phone、在短信内容的位置写 text，各用两层花括号括起',
    }),
    /** Write-only, and sealed where it lies. */
    token: text('访问令牌', {
      secret: true,
      max: 500,
      pattern: /^[\x21-\x7e]+$/,
      hint: '访问令牌应为可见的英文字符',
      help: '放在 Authorization: Bearer 中发送，保存后不再显示',
    }),
    signature: text('短信签名', { max: 20, help: '加在内容之前的【】中，如“示例学院”' }),
    dailyLimit: integer('每日上限（条）', { required: true, min: 1, max: 1_000_000 }),
    usual: yesNo('默认', {
      required: true,
      help: '全校短信由默认的服务商发送；设为默认后，原来的默认自动取消',
    }),
    enabled: yesNo('启用', { required: true, initial: true }),
  },
  unique: [['name']],
  columns: ['name', 'url', 'signature', 'dailyLimit', 'usual', 'enabled'],
  sort: 'name',
  filters: ['name', 'usual', 'enabled'],
  form: {
    服务商: ['name', 'url', 'body', 'token'],
    发送: ['signature', 'dailyLimit', 'usual', 'enabled'],
  },
  rules: [
    {
      fields: ['body'],
      message: '请求内容应为 JSON，并含有 phone 和 text 两个占位符',
      holds: ({ body }) => !body || isBody(body),
    },
    {
      fields: ['enabled', 'usual'],
      message: '停用的服务商不能设为默认',
      holds: ({ usual, enabled }) => !usual || enabled !== false,
    },
  ],
  audited: true,
})
