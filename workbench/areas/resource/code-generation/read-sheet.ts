import type { SourceColumn } from '#domain/generation/guess.ts'

/** Bytes of a sheet that is looked at. */
export const largest = 5 * 1024 * 1024
/** Milliseconds until a sheet that is still being read is given up. */
const patience = 20_000

interface Read {
  readonly name: string
  readonly rows: readonly (readonly string[])[]
}

/** Headings of the first sheet with what stands under them, read in a thread of its own. */
export async function readSheet(file: File): Promise<readonly SourceColumn[]> {
  if (file.size > largest) throw new Error('文件不能超过 5 MB')
  const worker = new Worker(new URL('./sheet.worker.ts', import.meta.url), { type: 'module' })
  try {
    const { rows } = await answerOf(worker, await file.arrayBuffer())
    const at = rows.findIndex((row) => row.filter((cell) => cell.trim() !== '').length > 1)
    const heads = rows[at] ?? []
    const body = rows.slice(at + 1)
    const columns = heads
      .map((name, column) => ({ name: name.trim(), samples: body.map((row) => row[column] ?? '') }))
      .filter(({ name }) => name !== '')
    if (columns.length === 0) throw new Error('没有读到表头，请确认第一张工作表的第一行是列名')
    return columns
  } finally {
    worker.terminate()
  }
}

const answerOf = (worker: Worker, bytes: ArrayBuffer) =>
  new Promise<Read>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('读取超时，请换一个较小的文件')), patience)
    worker.onmessage = ({ data }: MessageEvent<Read>) => {
      clearTimeout(timer)
      resolve(data)
    }
    worker.onerror = () => reject(new Error('文件读不出来，请确认它是 xlsx、xls 或 csv'))
    worker.postMessage(bytes, [bytes])
  })
