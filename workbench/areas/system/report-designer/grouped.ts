import type { TFunction } from 'i18next'
import { innerWidth } from '#domain/reports/flow.ts'
import type { Layout } from '#domain/reports/layout.ts'
import { newKey } from '#workbench/http/cryptography/random.ts'

/** The layout with rows of the same value together: what they have in common above them, how many they are below. */
export function grouped(layout: Layout, field: string | null, t: TFunction): Layout {
  const { group, ...rest } = layout
  if (!field) return rest
  const width = innerWidth(layout)
  const letters = { x: 0, y: 1, width, height: 6, size: 10, bold: true } as const
  const named = {
    height: 8,
    items: [{ is: 'text', id: newKey(), ...letters, align: 'start', text: `{{${field}}}` } as const],
  }
  const counted = {
    height: 8,
    items: [
      {
        is: 'figure',
        id: newKey(),
        ...letters,
        align: 'end',
        figure: 'count',
        before: t('小计：'),
        after: '',
      } as const,
    ],
  }
  return {
    ...rest,
    group: { field, newPage: group?.newPage ?? false },
    bands: { groupHeader: named, groupFooter: counted, ...rest.bands },
  }
}
