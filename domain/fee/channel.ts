import { choice, integer, longText, reference, text, yesNo } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { code } from '#domain/kits/common.ts'
import { channelKinds } from './words.ts'

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
    merchantNo: text('商户号', { max: 64, help: '刷卡机或银行代收的商户编号' }),
    sort: integer('显示顺序', { required: true, initial: 10, max: 999 }),
    enabled: yesNo('启用', { required: true, initial: true }),
    note: longText('备注', { max: 300 }),
  },
  unique: [['code'], ['name']],
  columns: ['code', 'name', 'kind', 'bodyId', 'merchantNo', 'sort', 'enabled'],
  sort: ['sort', 'code'],
  filters: ['code', 'name', 'kind', 'bodyId', 'enabled'],
  visibleWhen: {
    merchantNo: { from: ['kind'], holds: ({ kind }) => kind === 'bank' || kind === 'pos' },
  },
  audited: true,
})
