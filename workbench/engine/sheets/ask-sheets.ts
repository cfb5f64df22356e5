import type { SheetLook } from './look-at.ts'
import type { TemplateSheet } from './template-sheet.ts'

export type Question =
  | { readonly look: ArrayBuffer; readonly name: string; readonly most: number }
  | { readonly template: TemplateSheet }

export type Answer =
  | { readonly looks: readonly SheetLook[] }
  | { readonly template: Uint8Array }
  | { readonly fault: string }

/** Milliseconds until a sheet that is still being read is given up. */
const patience = 30_000

/** The first `most` rows of each sheet of a file, read in a thread of its own; none where it can only be read by the server. */
export async function lookAtFile(file: File, most: number): Promise<readonly SheetLook[]> {
  const look = await file.arrayBuffer()
  const answer = await ask({ look, name: file.name, most }, [look])
  return 'looks' in answer ? answer.looks : []
}

/** The bytes of a workbook to be filled in. */
export async function templateFile(template: TemplateSheet): Promise<Blob> {
  const answer = await ask({ template }, [])
  const bytes = 'template' in answer ? answer.template : new Uint8Array()
  return new Blob([bytes as BlobPart], {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  })
}

/** What goes wrong rejects with words for the person. */
async function ask(question: Question, given: Transferable[]): Promise<Exclude<Answer, { fault: string }>> {
  const worker = new Worker(new URL('./sheets.worker.ts', import.meta.url), { type: 'module' })
  try {
    return await new Promise((resolve, reject) => {
      const fail = (words: string) => reject(new Error(words))
      setTimeout(() => fail('读取超时，请换一个较小的文件'), patience)
      worker.onmessage = ({ data }: MessageEvent<Answer>) =>
        'fault' in data ? fail(data.fault) : resolve(data)
      worker.onerror = () => fail('文件已损坏或不是有效的表格，无法读取')
      worker.postMessage(question, given)
    })
  } finally {
    worker.terminate()
  }
}
