import { choice, integer, longText, reference, text, yesNo } from '#domain/kernel/fields.ts'
import { phrase } from '#domain/kernel/phrase.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { plainLine } from '#domain/kernel/seen-text.ts'
import { code } from '#domain/kits/common.ts'
import { type ChannelKind, channelKinds, isOnline, onlineKinds } from './words.ts'

/** A key without the lines that PEM sets around it, and without its line ends. */
const bareKey = (value: string) => plainLine(value).replace(/-----[A-Z ]{1,40}-----|\s/g, '')
const key = { max: 4000, normal: bareKey, pattern: /^[A-Za-z0-9+/]+=*$/ } as const
const hint = (label: string) => phrase('{{label}}应为 Base64 编码的密钥', { label })

const isAddress = (value: string) => {
  const url = URL.parse(value)
  return url?.protocol === 'https:' && !url.username
}
const address = (label: string, help: string) =>
  text(label, { max: 200, check: isAddress, hint: phrase('{{label}}应为 https 地址', { label }), help })

/** Of fields that only channels of these kinds have. */
const asked = (...kinds: readonly ChannelKind[]) => ({
  from: ['kind' as const],
  holds: ({ kind }: { readonly kind: ChannelKind | null }) => kind !== null && kinds.includes(kind),
})
const needed = <F extends string>(field: F, message: string, kinds: readonly ChannelKind[]) => ({
  fields: ['kind', 'enabled', field] as const,
  message,
  holds: (row: { readonly kind: ChannelKind | null; readonly enabled: boolean | null }) =>
    !row.enabled || row.kind === null || !kinds.includes(row.kind) || Boolean(Reflect.get(row, field)),
})

/** 支付渠道: one way in which money comes in, and whose account it reaches. */
export const feeChannel = defineResource({
  name: 'fee.channel',
  label: '支付渠道',
  title: 'name',
  fields: {
    code: code('渠道代码'),
    name: text('渠道名称', { required: true, searchable: true, max: 40 }),
    kind: choice('渠道类型', channelKinds, { required: true }),
    bodyId: reference('收费主体', 'fee.body', { required: true }),
    merchantNo: text('商户号', { max: 64, help: '刷卡机、银行代收或支付平台的商户编号' }),
    appId: text('应用编号', { max: 64, help: '支付平台分配的 AppID' }),
    certificateNo: text('商户证书序列号', { max: 64 }),
    privateKey: text('商户私钥', {
      ...{ ...key, secret: true, hint: hint('商户私钥') },
      help: 'PKCS#8 格式，保存后不再显示；不修改则保持不变',
    }),
    apiKey: text('APIv3 密钥', {
      ...{ secret: true, max: 32, pattern: /^[A-Za-z0-9]{32}$/, hint: 'APIv3 密钥应为 32 位字母和数字' },
      help: '保存后不再显示；不修改则保持不变',
    }),
    serviceKeyNo: text('平台公钥编号', { max: 64, help: '微信支付公钥 ID 或平台证书序列号' }),
    serviceKey: text('平台公钥', { ...key, hint: hint('平台公钥') }),
    serviceUrl: address('平台接口地址', '留空使用支付平台的正式地址；沙箱环境填写其地址'),
    portalUrl: address('门户地址', '支付平台通知结果和支付后返回的地址，如 https://portal.example.edu.cn'),
    minutes: integer('支付时限（分钟）', {
      ...{ initial: 30, min: 5, max: 1440, help: '超过时限未支付的订单自动关闭' },
    }),
    sort: integer('显示顺序', { required: true, initial: 10, max: 999 }),
    enabled: yesNo('启用', { required: true, initial: true }),
    note: longText('备注', { max: 300 }),
  },
  unique: [['code'], ['name']],
  columns: ['code', 'name', 'kind', 'bodyId', 'merchantNo', 'sort', 'enabled'],
  sort: ['sort', 'code'],
  filters: ['code', 'name', 'kind', 'bodyId', 'enabled'],
  form: {
    渠道: ['code', 'name', 'kind', 'bodyId', 'merchantNo', 'sort', 'enabled', 'note'],
    支付平台: [
      ...(['appId', 'certificateNo', 'privateKey', 'apiKey', 'serviceKeyNo', 'serviceKey'] as const),
      ...(['serviceUrl', 'portalUrl', 'minutes'] as const),
    ],
  },
  visibleWhen: {
    merchantNo: asked('bank', 'pos', ...onlineKinds),
    appId: asked(...onlineKinds),
    certificateNo: asked('wechat'),
    privateKey: asked(...onlineKinds),
    apiKey: asked('wechat'),
    serviceKeyNo: asked('wechat'),
    serviceKey: asked(...onlineKinds),
    serviceUrl: asked(...onlineKinds),
    portalUrl: asked(...onlineKinds),
    minutes: asked(...onlineKinds),
  },
  rules: [
    needed('merchantNo', '启用支付平台的渠道须填写商户号', onlineKinds),
    needed('appId', '启用支付平台的渠道须填写应用编号', onlineKinds),
    needed('serviceKey', '启用支付平台的渠道须填写平台公钥', onlineKinds),
    needed('portalUrl', '启用支付平台的渠道须填写门户地址', onlineKinds),
    needed('certificateNo', '启用微信支付须填写商户证书序列号', ['wechat']),
    needed('serviceKeyNo', '启用微信支付须填写平台公钥编号', ['wechat']),
  ],
  actions: { check: { label: '测试连接', trial: true, when: ({ kind }) => isOnline(kind) } },
  audited: true,
})
