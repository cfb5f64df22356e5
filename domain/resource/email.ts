import { closed } from '#domain/kernel/dictionary.ts'
import { choice, integer, text, yesNo } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { emailPattern } from '#domain/rules/email.ts'

/** How the connection to a mail server is closed to others (RFC 8314). */
export const mailEncryptions = closed('resource.mail-encryption', '加密方式', {
  tls: 'TLS（通常为 465 端口）',
  starttls: 'STARTTLS（通常为 587 端口）',
  none: '不加密（仅限校内中继）',
})

/** 邮件配置: an SMTP server that takes the college's e-mail. */
export const email = defineResource({
  name: 'resource.email',
  label: '邮件配置',
  title: 'name',
  fields: {
    name: text('配置名称', { required: true, searchable: true, max: 40 }),
    host: text('邮件服务器', {
      required: true,
      max: 253,
      pattern: /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i,
      hint: '邮件服务器应为主机名或 IP 地址',
      normal: (value: string) => value.normalize('NFKC').toLowerCase(),
      help: '校内主机须由运维人员先在 SERVICE_HOSTS 中登记',
    }),
    port: integer('端口', { required: true, min: 1, max: 65_535 }),
    encryption: choice('加密方式', mailEncryptions, { required: true, initial: 'tls' }),
    account: text('邮箱账号', { max: 200, help: '不需要登录的校内中继留空' }),
    /** Write-only, and sealed where it lies. */
    password: text('邮箱密码', {
      secret: true,
      max: 200,
      help: '邮箱密码或授权码，保存后不再显示；修改服务器、端口、加密方式或账号时须重新填写',
    }),
    senderAddress: text('发件地址', {
      required: true,
      max: 100,
      pattern: emailPattern,
      hint: '发件地址应为有效的电子邮箱地址',
    }),
    senderName: text('发件人名称', { required: true, max: 40 }),
    dailyLimit: integer('每日上限（封）', { required: true, min: 1, max: 1_000_000 }),
    usual: yesNo('默认', {
      required: true,
      help: '全校邮件由默认的配置发送；设为默认后，原来的默认自动取消',
    }),
    enabled: yesNo('启用', { required: true, initial: true }),
  },
  unique: [['name']],
  columns: ['name', 'host', 'port', 'encryption', 'senderAddress', 'dailyLimit', 'usual', 'enabled'],
  sort: 'name',
  filters: ['name', 'usual', 'enabled'],
  form: {
    服务器: ['name', 'host', 'port', 'encryption', 'account', 'password'],
    发送: ['senderAddress', 'senderName', 'dailyLimit', 'usual', 'enabled'],
  },
  rules: [
    {
      fields: ['account', 'encryption'],
      message: '不加密的连接不能使用账号和密码',
      holds: ({ account, encryption }) => !account || encryption !== 'none',
    },
    {
      fields: ['enabled', 'usual'],
      message: '停用的配置不能设为默认',
      holds: ({ usual, enabled }) => !usual || enabled !== false,
    },
  ],
  audited: true,
})
