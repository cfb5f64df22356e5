import { choice, integer, text } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { goodsKinds, measures } from './kinds.ts'

const range = <const From extends string, const To extends string>(from: From, to: To, message: string) => ({
  fields: [from, to] as const,
  message,
  holds: (row: Readonly<Record<From | To, number | null>>) =>
    row[from] === null || row[to] === null || row[from] <= row[to],
})

const cm = (label: string) => integer(`${label}（厘米）`, { max: 300 })
const kg = (label: string) => integer(`${label}（公斤）`, { max: 300 })

/** 尺码表: the sizes something comes in, and whom each of them fits. */
export const goodsSize = defineResource({
  name: 'claim.goods-size',
  label: '尺码',
  title: 'code',
  fields: {
    kind: choice('物资种类', goodsKinds, { required: true }),
    measure: choice('尺码类型', measures, { required: true }),
    code: text('尺码', { required: true, searchable: true, max: 20 }),
    /** From small to large. */
    place: integer('排列次序', { required: true, max: 999 }),
    heightFrom: cm('身高从'),
    heightTo: cm('身高到'),
    weightFrom: kg('体重从'),
    weightTo: kg('体重到'),
    chestFrom: cm('胸围从'),
    chestTo: cm('胸围到'),
    note: text('备注', { max: 100 }),
  },
  unique: [['kind', 'measure', 'code']],
  columns: ['kind', 'measure', 'code', 'heightFrom', 'heightTo', 'weightFrom', 'weightTo', 'place'],
  sort: 'place',
  filters: ['kind', 'measure', 'code'],
  form: {
    尺码: ['kind', 'measure', 'code', 'place', 'note'],
    适合体型: ['heightFrom', 'heightTo', 'weightFrom', 'weightTo', 'chestFrom', 'chestTo'],
  },
  rules: [
    range('heightFrom', 'heightTo', '身高上限应不低于下限'),
    range('weightFrom', 'weightTo', '体重上限应不低于下限'),
    range('chestFrom', 'chestTo', '胸围上限应不低于下限'),
  ],
})
