import type { TFunction } from 'i18next'
import type { Item } from '#domain/reports/layout.ts'

/** What an item is, in a few words. */
export function wordsOf(item: Item, t: TFunction): string {
  switch (item.is) {
    case 'text':
      return item.text || t('空文本')
    case 'figure':
      return `${item.before}${t(figures[item.figure])}${item.after}`
    case 'table':
      return item.rows.map((row) => row.join(' | ')).join(' / ')
    case 'qr':
      return t('二维码')
    case 'image':
      return t('图片')
    default:
      return t(item.is === 'line' ? '线' : '框')
  }
}

const figures = { count: '行数', sum: '求和', average: '平均值' } as const
