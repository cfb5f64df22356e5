import type { ListQuery, Rows } from '#domain/kernel/list-query.ts'
import { type AnyResource, areaOf, callNameOf } from '#domain/kernel/resource.ts'
import { exportLogCalls } from '#domain/system/export-log/calls.ts'
import { ask } from '#workbench/http/ask.ts'
import { HttpFailure } from '#workbench/http/failure.ts'
import { http } from '#workbench/http/http.ts'

export interface ExportAsk {
  readonly fileName: string
  readonly format: 'xlsx' | 'csv'
  readonly params: ListQuery
  /** Field to title, in the order of the columns. */
  readonly heard: Readonly<Record<string, string>>
  readonly rows?: Rows | undefined
  readonly menuCode: string
  readonly menuTitle: string
}

/** What came of it: a file, a task that writes it, or nothing to be exported. */
export type Exported =
  | { readonly is: 'file'; readonly file: Blob }
  | { readonly is: 'task'; readonly taskId: string }
  | { readonly is: 'nothing' }

/** An upload may take so long, in milliseconds (specification, section 7). */
const uploadTime = 600_000

/** Asks for the file (specification, section 7). Where it answers in words rather than with a file, these say why. */
export async function askExport({ name }: AnyResource, body: ExportAsk, key: string): Promise<Exported> {
  try {
    const file = await http<Blob>(`${areaOf(name)}/${callNameOf(name)}/export`, {
      method: 'POST',
      body,
      as: 'blob',
      quiet: true,
      timeout: uploadTime,
      headers: { 'Idempotency-Key': key },
    })
    return { is: 'file', file }
  } catch (error) {
    if (!(error instanceof HttpFailure) || error.status !== 200) throw error
    const { taskId } = error.data
    return typeof taskId === 'string' ? { is: 'task', taskId } : { is: 'nothing' }
  }
}

/** Keeps the file with the college and writes it into the log of exports (specification, section 7). */
export async function keepExport(file: Blob, { fileName, format, menuCode, menuTitle }: ExportAsk) {
  const form = new FormData()
  form.append('file', file, `${fileName}.${format}`)
  const { fileId } = await http<{ readonly fileId: string }>('resource/oss/endpoint/put-file-save', {
    method: 'POST',
    body: form,
    quiet: true,
    timeout: uploadTime,
  })
  await ask(exportLogCalls.add, { menuCode, menuTitle, fileList: fileId }, { quiet: true })
}

/** Puts a file into the hands of the person, under the name that it came with, or this one. */
export function saveFile(file: Blob, name: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = (file instanceof File && file.name) || name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
