import { v5 } from 'uuid'

/** Ids that are the same in every demo college. */
export const id = (name: string) => v5(`fee ${name}`, v5.URL)

export const bodies = [
  {
    ...{ id: id('school'), code: 'XX', name: '示例职业技术学院', kind: 'school', enabled: true },
    ...{
      taxNo: '12530000431200000X',
      accountName: '示例职业技术学院',
      bankName: '中国建设银行昆明学府路支行',
    },
    ...{ bankAccount: '53001000000000000001', phone: '0871-65100001' },
  },
  {
    ...{ id: id('dormitory'), code: 'GY', name: '学院公寓服务中心', kind: 'dormitory', enabled: true },
    ...{ accountName: '学院公寓服务中心', bankName: '中国农业银行昆明学府路支行' },
    ...{ bankAccount: '24010100000000000002', phone: '0871-65100002' },
  },
  {
    ...{ id: id('bookshop'), code: 'JC', name: '新华教材发行部', kind: 'bookshop', enabled: true },
    ...{ accountName: '新华教材发行部', bankName: '中国工商银行昆明学府路支行' },
    ...{ bankAccount: '25020100000000000003', phone: '0871-65100003' },
  },
] as const

const project = (
  code: string,
  name: string,
  kind: string,
  body: 'school' | 'dormitory' | 'bookshop',
  sort: number,
  over: object = {},
) => ({
  ...{ id: id(code), code, name, kind, bodyId: id(body), sort, enabled: true },
  ...{ prepaid: false, refundable: true, byMonths: false },
  ...over,
})

export const projects = [
  project('XF', '学费', '01', 'school', 1, { byMonths: true }),
  project('ZSF', '住宿费', '02', 'dormitory', 2, { byMonths: true }),
  project('JCF', '教材费', '03', 'bookshop', 3, { prepaid: true, note: '按实际领用结算，多退少补。' }),
  project('FZF', '军训服装费', '04', 'school', 4, { refundable: false }),
  project('TJF', '体检费', '06', 'school', 5, { refundable: false }),
  project('YBF', '城乡居民医保', '07', 'school', 6, { refundable: false }),
]

export const template = {
  id: id('new'),
  code: 'XS',
  name: '新生入学',
  enabled: true,
  note: '新生报到时一并收取。',
}
export const templateLines = [
  ['XF', '5000.00'],
  ['ZSF', '1200.00'],
  ['JCF', '600.00'],
  ['FZF', '180.00'],
  ['TJF', '60.00'],
].map(([code, amount]) => ({
  ...{ id: id(`line ${code}`), templateId: template.id, projectId: id(code ?? ''), amount },
}))

export const channels = [
  ['GT', '财务窗口', 'cash', 'school', 1],
  ['POS', '财务窗口刷卡', 'pos', 'school', 2],
  ['ZZ', '银行转账', 'bank', 'school', 3],
  ['DK', '助学贷款抵扣', 'loan', 'school', 4],
].map(([code, name, kind, body, sort]) => ({
  ...{ id: id(`channel ${code}`), code, name, kind, bodyId: id(String(body)), sort },
  ...{ enabled: true, merchantNo: kind === 'pos' ? '898530182990001' : null },
}))

/** Where students pay by themselves: for each body, as it has accounts of its own. */
export const services = (
  [
    ['WX', '微信支付', 'wechat', 'school', 5],
    ['ZFB', '支付宝', 'alipay', 'school', 6],
    ['WXGY', '微信支付（公寓）', 'wechat', 'dormitory', 7],
    ['WXJC', '微信支付（教材）', 'wechat', 'bookshop', 8],
  ] as const
).map(([code, name, kind, body, sort]) => ({
  ...{ id: id(`channel ${code}`), code, name, kind, bodyId: id(body), sort },
}))

/** What a year costs in fen, for all; what is only for new students has their grade. */
export const amounts: readonly { readonly code: string; readonly fen: number; readonly grade?: number }[] = [
  { code: 'ZSF', fen: 120_000 },
  { code: 'JCF', fen: 60_000 },
  { code: 'YBF', fen: 40_000 },
  { code: 'FZF', fen: 18_000, grade: 2026 },
  { code: 'TJF', fen: 6_000, grade: 2026 },
]

/** A year of study, by the department of the major. */
export const tuition: Readonly<Record<string, number>> = {
  医药健康学院: 580_000,
  艺术与文旅学院: 680_000,
  信息工程学院: 550_000,
}
export const usualTuition = 500_000

export const years = ['2025-2026', '2026-2027'] as const
