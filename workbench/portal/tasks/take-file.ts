import type { OwnTask } from '#domain/resource/own-task.ts'
import { http } from '#workbench/http/http.ts'

interface Kept {
  readonly link: string
  readonly originalName: string
}

export const hasFile = ({ result }: OwnTask) => typeof result?.fileId === 'string'

/** Saves the file that a task has left behind. The link is made at this moment, for it is good for two minutes. */
export async function takeFile({ result }: OwnTask): Promise<void> {
  const form = new FormData()
  form.append('ids', String(result?.fileId))
  const [file] = await http<readonly Kept[]>('resource/attachment/getFiles', { method: 'POST', body: form })
  if (!file) throw new Error('The file of the task is gone.')
  const link = document.createElement('a')
  link.href = file.link
  link.download = file.originalName
  link.click()
}
