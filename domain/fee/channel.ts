import { choice, integer, longText, reference, text, yesNo } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { code } from '#domain/kits/common.ts'
import { type ChannelKind, channelKinds } from './words.ts'

const of = (...kinds: readonly ChannelKind[]) => ({
  from: ['kind' as const],
  holds: ({ kind }: { readonly kind: ChannelKind | null }) => kind !== null && kinds.includes(kind),
})

/** 支付渠道: one way to pay, with the merchant's account; its keys go in and never come out. */
export const feeChannel = defineResource({
  name: 'fee.channel',
  label: '支付渠道',
  title: 'name',
  fields: {
    code: code('渠道代码'),
    name: text('渠道名称', { required: true, searchable: true, max: 40 }),
    kind: choice('渠道类型', channelKinds, { required: true }),
    bodyId: reference('收费主体', 'fee.body', { required: true }),
    appId: text('应用编号', { max: 64, help: '微信的 AppID 或支付宝的应用 ID' }),
    merchantNo: text('商户号', { max: 64 }),
    privateKey: longText('商户私钥', { secret: true, max: 8000, help: '保存后不再显示，不修改则保持不变' }),
    serialNo: text('证书序列号', { max: 64 }),
    publicKey: longText('平台公钥', { max: 8000, help: '用来核对支付通知的签名' }),
    symmetricKey: text('APIv3 密钥', { secret: true, max: 64 }),
    minutes: integer('支付时限（分钟）', { required: true, initial: 30, min: 5, max: 1440 }),
    sort: integer('显示顺序', { required: true, initial: 10, max: 999 }),
    enabled: yesNo('启用', { required: true, initial: true }),
  },
  unique: [['code'], ['name']],
  columns: ['code', 'name', 'kind', 'bodyId', 'merchantNo', 'minutes', 'sort', 'enabled'],
  sort: ['sort', 'code'],
  filters: ['code', 'name', 'kind', 'bodyId', 'enabled'],
  form: {
    渠道: ['code', 'name', 'kind', 'bodyId', 'minutes', 'sort', 'enabled'],
    商户: ['appId', 'merchantNo', 'privateKey', 'serialNo', 'publicKey', 'symmetricKey'],
  },
  visibleWhen: {
    appId: of('wechat', 'alipay'),
    merchantNo: of('wechat', 'alipay', 'bank', 'pos'),
    privateKey: of('wechat', 'alipay'),
    serialNo: of('wechat'),
    publicKey: of('wechat', 'alipay'),
    symmetricKey: of('wechat'),
  },
  requiredWhen: {
    appId: of('wechat', 'alipay'),
    merchantNo: of('wechat'),
    publicKey: of('wechat', 'alipay'),
    serialNo: of('wechat'),
  },
  proof: true,
  audited: true,
})
