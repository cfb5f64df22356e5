import { decimal, longText, reference } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'

const points = (label: string) => decimal(label, { system: true })

/** 得分明细: one dimension of a score, with the sums by which it came about and the events behind them. */
export const scoreLine = defineResource({
  name: 'evaluation.score-line',
  label: '得分明细',
  title: 'detail',
  fields: {
    scoreId: reference('综合得分', 'evaluation.combined-score', { system: true }),
    typeId: reference('测评类型', 'evaluation.type', { system: true }),
    base: points('基础分'),
    added: points('加分'),
    deducted: points('减分'),
    cap: points('封顶分'),
    points: points('得分'),
    weight: points('权重（%）'),
    weighted: points('折算分'),
    /** The events that count, and after them those that stand behind a higher one. */
    detail: longText('明细', { system: true, max: 1000 }),
  },
  columns: ['typeId', 'base', 'added', 'deducted', 'cap', 'points', 'weight', 'weighted', 'detail'],
  filters: [],
})
