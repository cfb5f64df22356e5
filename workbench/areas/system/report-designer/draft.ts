import type { PageRow } from '#domain/kernel/infer.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { faultIn, layoutIn, usualLayout } from '#domain/reports/check.ts'
import { type Layout, layoutSchema } from '#domain/reports/layout.ts'
import type { report } from '#domain/system/report.ts'
import { idsIn } from '#workbench/files/use-files.ts'

/** What is being designed: how rows stand on paper, which rows, and the pictures between them. */
export interface Draft {
  readonly layout: Layout
  /** Of a saved view; null: all rows. */
  readonly viewId: string | null
  /** Ids with commas between, as the wire has them. */
  readonly pictures: string | null
}

type Row = PageRow<typeof report>

export const draftOf = ({ layout, viewId, pictures }: Row, source: AnyResource): Draft => ({
  layout: (layout && layoutIn(layout)) || usualLayout(source),
  viewId: viewId ?? null,
  pictures: pictures ?? null,
})

/** Why a draft cannot be kept, in words; undefined when it can. */
export function faultOf({ layout, pictures }: Draft, source: AnyResource): string | undefined {
  const issue = layoutSchema.safeParse(layout).error?.issues[0]
  if (!issue) return faultIn(layout, source, idsIn(pictures))
  return ours.has(issue.message) ? issue.message : '版面内容不正确'
}

/** What the shape of a layout says in words of its own. */
const ours = new Set(['各区域高度之和超出了纸张高度', '左右边距超出了纸张', '请至少选择一列'])
