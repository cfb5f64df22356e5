import { expect, test } from 'vitest'
import { exportFooter, isExportFooter } from './export-footer.ts'

const footer = exportFooter({ who: '张弛（zc）', at: '2026-09-01 08:00:00', asked: '搜索、楼栋', total: 12 })

test('the last line of an export is one, and a row of data is none', () => {
  expect(isExportFooter([footer])).toBe(true)
  expect(isExportFooter([footer, null, null])).toBe(true)
  expect(isExportFooter([footer, 'x'])).toBe(false)
  expect(isExportFooter([`备注 ${footer}`])).toBe(false)
  expect(isExportFooter([12])).toBe(false)
})

test('a text as long as a cell may be is looked at no further', () => {
  const asked = '　条件：'.repeat(8000)
  expect(isExportFooter([exportFooter({ who: '张弛', at: '2026-09-01 08:00:00', asked, total: 1 })])).toBe(
    false,
  )
})
