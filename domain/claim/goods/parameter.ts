import { integer, longText, moment, money, reference, yesNo } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { gradeYear } from '#domain/kits/common.ts'
import { oneAfterOther } from '#domain/kits/period.ts'
import { type GoodsKind, goodsKinds, type Ware } from './kinds.ts'

const common = {
  year: integer('年份', { required: true, ...gradeYear }),
  open: yesNo('开放登记', { required: true, help: '关闭后不再登记购买，已登记的照常领取、换货和退货。' }),
  opensAt: moment('开放时间'),
  closesAt: moment('截止时间'),
  oweMayReceive: yesNo('未缴费也可领取', {
    required: true,
    help: '缓缴期内的学生始终可以先领取；开启后，其他未缴费的学生也可以先领取。',
  }),
  undoMinutes: integer('可撤销时长（分钟）', {
    required: true,
    min: 1,
    max: 1440,
    help: '办理后在此时间内，经办人可以撤销最近一次办理。',
  }),
  notice: longText('领取须知', { max: 500, help: '显示在领取台上。' }),
}

const initial = { year: 2026, open: true, oweMayReceive: false, undoMinutes: 30 }

const rules = [oneAfterOther('opensAt', 'closesAt', '截止时间应晚于开放时间')]

const named = <const K extends GoodsKind>(kind: K) => ({
  name: `claim.${kind}-parameter` as const,
  label: `${goodsKinds.labels[kind]}参数`,
  title: 'year' as const,
  filters: [] as const,
  audited: true as const,
})

/** When a kind of goods may be bought, and what most students take of it. */
const parameterOf = (kind: Ware) =>
  defineResource({
    ...named(kind),
    fields: { ...common, usualSetId: reference('默认套装', 'claim.goods-set') },
    form: {
      开放范围: ['year', 'open', 'opensAt', 'closesAt'],
      领取规则: ['usualSetId', 'oweMayReceive', 'undoMinutes', 'notice'],
    },
    columns: ['year', 'open', 'opensAt', 'closesAt'],
    singleton: { initial },
    rules,
  })

export const beddingParameter = parameterOf('bedding')
export const militaryParameter = parameterOf('military')

/** When keys are handed out, and for what deposit. */
export const keyParameter = defineResource({
  ...named('key'),
  fields: { ...common, deposit: money('押金（元）', { required: true, max: 10_000 }) },
  form: {
    开放范围: ['year', 'open', 'opensAt', 'closesAt'],
    领取规则: ['deposit', 'oweMayReceive', 'undoMinutes', 'notice'],
  },
  columns: ['year', 'open', 'deposit', 'opensAt', 'closesAt'],
  singleton: { initial: { ...initial, deposit: '20.00' } },
  rules,
})

export const parameters = { bedding: beddingParameter, military: militaryParameter, key: keyParameter }
