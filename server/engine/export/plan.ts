import { z } from 'zod'
import type { Field } from '#domain/kernel/field.ts'
import type { ListQuery } from '#domain/kernel/list-query.ts'
import { listQuerySchema, rowsSchema } from '#domain/kernel/list-query-schema.ts'
import { phrase } from '#domain/kernel/phrase.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { line } from '#domain/kernel/seen.ts'
import { shownFields } from '#domain/kernel/shown-fields.ts'
import { askedQuestion } from '#server/engine/rows/asked-question.ts'
import type { FieldVisibility } from '#server/engine/rows/field-visibility.ts'

/** The body of an export as the specification has it (section 7), and what our own client says beside. */
export const exportBody = z.object({
  fileName: line().min(1).max(100),
  params: listQuerySchema.default({}),
  /** Field to title. A heading over several columns is named by their fields with commas between. */
  heard: z.record(z.string().max(400), z.string().max(100)).default({}),
  /** A saved view, which then says the columns and the question. */
  viewId: z.uuid().optional(),
  /** Only these of them; left out, all that `params` matches. */
  rows: rowsSchema.optional(),
  format: z.enum(['xlsx', 'csv']).default('xlsx'),
  menuCode: z.string().max(100).optional(),
  menuTitle: z.string().max(100).optional(),
})

/** The same as it is sent: `params` may also be what a page is asked by, its filters, `current` and `size`. */
export const sentExport = exportBody.extend({ params: z.record(z.string(), z.unknown()).default({}) })

export type ExportBody = z.infer<typeof exportBody>
type SentExport = z.infer<typeof sentExport>

/** The question of an export in one shape, however it was sent. */
export function asListQuery(
  resource: AnyResource,
  { params, ...body }: SentExport,
  visibility: FieldVisibility,
): ExportBody {
  const own = listQuerySchema.safeParse(params)
  if (own.success) return { ...body, params: own.data }
  const { filters, ...question } = askedQuestion(resource, params, visibility)
  const texts = Object.entries(filters).map(([name, value]) => [name, String(value ?? '')])
  return { ...body, params: { ...question, filters: Object.fromEntries(texts) } }
}

export interface ExportColumn {
  readonly title: string
  readonly fields: readonly string[]
}

/** An export as it can be put aside for later: what is asked, and under which columns it is shown. */
export interface ExportPlan {
  readonly resource: string
  readonly fileName: string
  readonly format: 'xlsx' | 'csv'
  readonly columns: readonly ExportColumn[]
  readonly question: ListQuery
  readonly menuCode?: string | undefined
  readonly menuTitle?: string | undefined
}

/** Never part of an export (specification, section 7). */
const skipped = ['tool', 'fileList', 'fileId']

export function planOf(resource: AnyResource, body: ExportBody): ExportPlan {
  const { rows, params, heard, fileName, format, menuCode, menuTitle } = body
  const columns = columnsOf(resource, heard)
  if (columns.length === 0) return refuse({ type: 'invalid', message: '请选择要导出的列' })
  return {
    resource: resource.name,
    fileName,
    format,
    menuCode,
    menuTitle,
    columns,
    question: narrowed(params, rows),
  }
}

function columnsOf(resource: AnyResource, heard: ExportBody['heard']): ExportColumn[] {
  const shown: ReadonlyMap<string, Field> = shownFields(resource)
  return Object.entries(heard).flatMap(([names, title]) => {
    const fields = names.split(',').filter((name) => !skipped.includes(name) && !isSecret(resource, name))
    for (const name of fields)
      if (!shown.has(name))
        refuse({ type: 'invalid', message: phrase('不支持的导出字段：{{field}}', { field: name }) })
    return fields.length > 0 ? [{ title, fields }] : []
  })
}

const isSecret = ({ fields }: AnyResource, name: string) =>
  Boolean((fields[name] as Field | undefined)?.secret)

/** The same without what this person is not shown at all. */
export const seenBy = (plan: ExportPlan, access: Readonly<Record<string, string>>): ExportPlan => ({
  ...plan,
  columns: plan.columns
    .map(({ title, fields }) => ({ title, fields: fields.filter((name) => access[name] !== 'hidden') }))
    .filter(({ fields }) => fields.length > 0),
})

/** The chosen rows, in the order that was asked for. */
const narrowed = (params: ListQuery, rows: ExportBody['rows']): ListQuery => {
  if (!rows) return params
  if ('matching' in rows) return { ...rows.matching, sort: rows.matching.sort ?? params.sort }
  return { filters: { id: rows.ids.join(',') }, sort: params.sort }
}
