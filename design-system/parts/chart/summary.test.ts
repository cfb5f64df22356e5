import { describe, expect, it } from 'vitest'
import { numberFormat } from './number-style.ts'
import { summaryOf } from './summary.ts'

const t = (text: string, values?: Readonly<Record<string, string | number>>) =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values?.[name]))
const format = numberFormat('zh-CN', { unit: '人' })

describe('summaryOf', () => {
  it('names the highest and the lowest of each column', () => {
    const rows = [
      ['一月', 30, 5],
      ['二月', 12, 5],
      ['三月', null, 5],
    ]
    expect(summaryOf({ columns: ['月份', '请假', '晚归'], rows }, format, t)).toBe(
      '共 3 行数据；请假：最高 30人（一月），最低 12人（二月）；晚归：均为 5人',
    )
  })

  it('stops after four columns and says how many are left', () => {
    const columns = ['月份', ...'甲乙丙丁戊己']
    const said = summaryOf({ columns, rows: [['一月', 1, 2, 3, 4, 5, 6]] }, format, t)
    expect(said).toContain('丁：均为 4人')
    expect(said).not.toContain('戊')
    expect(said).toContain('另有 2 列，见表格')
  })
})
