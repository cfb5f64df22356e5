import type { TFunction } from 'i18next'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { shownFields } from '#domain/kernel/shown-fields.ts'
import type { Item } from '#domain/reports/layout.ts'
import { facts, filled } from '#domain/reports/placeholders.ts'

/** What a placeholder stands for, in the words of its reader. */
export const nameOf = (source: AnyResource, t: TFunction) => (name: string) => {
  const label =
    shownFields(source).get(name)?.label ?? (Object.hasOwn(facts, name) && facts[name as keyof typeof facts])
  return label ? `[${t(label)}]` : undefined
}

/** What an item is, in a few words. */
export function wordsOf(item: Item, source: AnyResource, t: TFunction): string {
  const said = (text: string) => filled(text, nameOf(source, t))
  switch (item.is) {
    case 'text':
      return said(item.text) || t('空文本')
    case 'figure': {
      const of = shownFields(source).get(item.field ?? '')?.label
      return `${said(item.before)}[${t(figures[item.figure])}${of ? ` ${t(of)}` : ''}]${said(item.after)}`
    }
    case 'table':
      return item.rows.map((row) => row.map(said).join(' | ')).join(' / ')
    case 'qr':
      return `${t('二维码')}${nameOf(source, t)(item.field) ?? ''}`
    case 'image':
      return t('图片')
    default:
      return t(item.is === 'line' ? '线条' : '边框')
  }
}

export const figures = { count: '行数', sum: '求和', average: '平均值' } as const
