import { choice, files, longText, text, yesNo } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { plainLine } from '#domain/kernel/seen-text.ts'
import { code, phone } from '#domain/kits/common.ts'
import { bodyKinds } from './words.ts'

/** 收费主体: who the money belongs to, with the account that it goes to. */
export const feeBody = defineResource({
  name: 'fee.body',
  label: '收费主体',
  title: 'name',
  fields: {
    code: code('主体代码'),
    name: text('主体名称', { required: true, searchable: true, max: 60 }),
    kind: choice('主体类型', bodyKinds, { required: true, initial: 'school' }),
    taxNo: text('纳税人识别号', {
      max: 20,
      normal: (value) => plainLine(value).replace(/\s/g, '').toUpperCase(),
      pattern: /^[0-9A-Z]{15,20}$/,
      hint: '纳税人识别号为 15 至 20 位数字或大写字母',
    }),
    accountName: text('收款户名', { max: 100 }),
    bankName: text('开户银行', { max: 100 }),
    bankAccount: text('收款账号', {
      max: 30,
      normal: (value) => plainLine(value).replace(/[\s-]/g, ''),
      pattern: /^[0-9]{8,30}$/,
      hint: '收款账号为 8 至 30 位数字',
      masked: 'bank-card',
    }),
    phone: phone('咨询电话'),
    seal: files('收据印章', {
      most: 1,
      accept: ['.png'],
      help: '透明底的 PNG 图片，不超过 300 KB。留空则按主体名称绘制。',
    }),
    enabled: yesNo('启用', { required: true, initial: true }),
    note: longText('备注', { max: 300 }),
  },
  unique: [['code'], ['name']],
  columns: ['code', 'name', 'kind', 'accountName', 'bankName', 'phone', 'enabled'],
  sort: 'code',
  filters: ['code', 'name', 'kind', 'enabled'],
  form: {
    主体: ['code', 'name', 'kind', 'taxNo', 'phone', 'seal', 'enabled', 'note'],
    收款账户: ['accountName', 'bankName', 'bankAccount'],
  },
  audited: true,
})
