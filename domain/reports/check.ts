import { isNumeric } from '#domain/kernel/field.ts'
import { phrase } from '#domain/kernel/phrase.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { shownFields } from '#domain/kernel/shown-fields.ts'
import { innerWidth } from './flow.ts'
import { type GridColumn, type Layout, layoutSchema } from './layout.ts'
import { facts, itemsOf, mentioned, namedFields } from './placeholders.ts'

/** The layout kept in a text; undefined when it is none. */
export function layoutIn(text: string): Layout | undefined {
  try {
    const { success, data } = layoutSchema.safeParse(JSON.parse(text))
    return success ? data : undefined
  } catch {
    return undefined
  }
}

/** What is wrong with a layout over this resource, in words; undefined when nothing is. */
export function faultIn(
  layout: Layout,
  resource: AnyResource,
  pictures: readonly string[],
): string | undefined {
  const shown = shownFields(resource)
  const strange = namedFields(layout).find((name) => !shown.has(name))
  if (strange) return phrase('数据来源中没有这个字段：{{field}}', { field: strange })
  const unknown = mentioned(layout).find((name) => !shown.has(name) && !Object.hasOwn(facts, name))
  if (unknown) return phrase('文本中的占位符不存在：{{name}}', { name: unknown })
  for (const item of itemsOf(layout)) {
    if (item.is === 'image' && !pictures.includes(item.file)) return '版面中的图片不属于这张报表'
    if (item.is !== 'figure' || item.figure === 'count') continue
    const kind = shown.get(item.field ?? '')?.kind
    if (!isNumeric(kind)) return '合计与平均只能用于数字字段'
  }
  return undefined
}

/** A grid of what the list shows, its columns sharing the paper. */
function usualColumns(resource: AnyResource, width: number): GridColumn[] {
  const shown = shownFields(resource)
  const columns = resource.columns
    .filter((name) => !['files', 'references'].includes(shown.get(name)?.kind ?? ''))
    .slice(0, 9)
  return columns.map((field) => ({
    field,
    title: shown.get(field)?.label ?? field,
    width: Math.max(5, Math.floor(width / columns.length)),
    align: 'start',
  }))
}

/** What a report without a layout of its own looks like. */
export function usualLayout(resource: AnyResource): Layout {
  const layout: Layout = {
    paper: 'A4',
    landscape: false,
    margins: { top: 15, end: 12, bottom: 15, start: 12 },
    bands: {},
    detail: { is: 'grid', columns: [], headHeight: 8, rowHeight: 7, size: 9 },
  }
  const width = innerWidth(layout)
  const letters = { bold: false, align: 'center' } as const
  return {
    ...layout,
    bands: {
      reportHeader: {
        height: 14,
        items: [
          {
            id: 'title',
            is: 'text',
            x: 0,
            y: 0,
            width,
            height: 11,
            ...letters,
            bold: true,
            size: 16,
            text: resource.label,
          },
        ],
      },
      pageFooter: {
        height: 8,
        items: [
          {
            id: 'page',
            is: 'text',
            x: 0,
            y: 2,
            width,
            height: 6,
            ...letters,
            size: 8,
            text: '第 {{page}} 页，共 {{pages}} 页',
          },
        ],
      },
    },
    detail: { is: 'grid', columns: usualColumns(resource, width), headHeight: 8, rowHeight: 7, size: 9 },
  }
}
