import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { ReadSheet, SheetMarks, SheetRow } from '#domain/sheet/sheet-row.ts'
import { UnreadableSheet } from '#domain/sheet/sheet-row.ts'

export type Said =
  /** JSON, in UTF-8. */
  | { readonly rows: Uint8Array<ArrayBuffer> }
  | { readonly unreadable: string }
  | { readonly fault: string }
  | { readonly done: SheetMarks }

/** Reads a sheet in a thread of its own with little memory: one that breaks it breaks nothing else. */
export const readSheetInThread: ReadSheet = (bytes, name, sheet) =>
  readWithin({ megabytes: 320 }, bytes, name, sheet)

const decoder = new TextDecoder()

/** Milliseconds until rows come: the first ones of the largest workbook take a tenth of it. */
const patience = 120_000

/** The same, with so many megabytes of heap and so many milliseconds for each portion. */
export async function* readWithin(
  { megabytes, milliseconds = patience }: { readonly megabytes: number; readonly milliseconds?: number },
  ...[bytes, name, sheet]: Parameters<ReadSheet>
): ReturnType<ReadSheet> {
  const copy = bytes.slice()
  const worker = new Worker(new URL('./sheet-worker.ts', import.meta.url), {
    workerData: { bytes: copy, name, sheet },
    transferList: [copy.buffer],
    // What a parser says of a strange file is nothing for the server's log.
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: 32 },
  })
  worker.stdout.resume()
  worker.stderr.resume()
  // It may break while nobody waits for it, too: then anyone who asks for the next portion learns of it.
  const broken = new Promise<never>((_, reject) => worker.once('error', reject))
  broken.catch(() => {})
  const next = () => {
    const message = once(worker, 'message', { signal: AbortSignal.timeout(milliseconds) })
    message.catch(() => {})
    return message
  }
  try {
    let message = next()
    while (true) {
      const [said] = (await Promise.race([broken, message])) as [Said]
      if ('unreadable' in said) throw new UnreadableSheet(said.unreadable)
      if ('fault' in said) throw new Error(said.fault)
      if ('done' in said) return said.done
      // One portion is read ahead while the last one is worked on.
      message = next()
      worker.postMessage('next')
      yield JSON.parse(decoder.decode(said.rows)) as readonly SheetRow[]
    }
  } catch (error) {
    if ((error as { code?: string }).code === 'ERR_WORKER_OUT_OF_MEMORY')
      throw new UnreadableSheet('文件内容过多，请拆成几个文件分别导入')
    if (error instanceof Error && error.name === 'AbortError')
      throw new UnreadableSheet('读取超时，请换一个较小的文件')
    throw error
  } finally {
    await worker.terminate()
  }
}
