import { pagesOf } from '#domain/reports/pages.ts'
import { sheetOf } from '#domain/reports/paper.ts'
import { itemsOf } from '#domain/reports/placeholders.ts'
import { openFile } from '#server/core/files/keep.ts'
import type { Written } from '#server/core/paper-writer.ts'
import type { Unit } from '#server/core/serve.ts'
import type { ExportPlan } from '#server/engine/export/plan.ts'
import type { Found } from '#server/engine/export/rows.ts'
import { factsFor, gathered, markOf } from './gather.ts'
import type { Report } from './kept.ts'

interface Progress {
  /** Told after each page how many there are of how many; false: nobody waits for more. */
  readonly onPage?: (count: number, of: number) => boolean
}

/** The PDF of a report, and how many pages it has. */
export async function writtenReport(
  unit: Unit,
  report: Report,
  plan: ExportPlan,
  found: Found,
  { onPage = () => true }: Progress = {},
): Promise<Written & { readonly pages: number }> {
  const { app, actor } = unit
  const rows = await gathered(unit, report, plan, found)
  const { count, pages } = pagesOf(report.layout, rows, await factsFor(app, actor))
  const written = app.writePaper({
    title: report.name,
    ...sheetOf(report.layout),
    pages,
    pictures: await picturesOf(unit, report),
    mark: markOf(app, actor),
    onPage: (page) => onPage(page, count),
  })
  return { ...written, pages: count }
}

/** Only those that the report keeps: an id in a layout is no way to anybody's files. */
async function picturesOf({ app, actor }: Unit, { layout, pictures }: Report) {
  const ids = itemsOf(layout).flatMap((item) =>
    item.is === 'image' && pictures.includes(item.file) ? item.file : [],
  )
  const opened = await Promise.all(
    [...new Set(ids)].map(async (id) => {
      const { bytes } = await openFile(app, actor.tenantId, id)
      return [id, new Uint8Array(await new Response(bytes).arrayBuffer())] as const
    }),
  )
  return new Map(opened)
}
