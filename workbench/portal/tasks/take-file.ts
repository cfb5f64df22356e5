import { fileCalls } from '#domain/resource/files/calls.ts'
import type { OwnTask } from '#domain/resource/own-task.ts'
import { ask } from '#workbench/http/ask.ts'

export const hasFile = ({ result }: OwnTask) => typeof result?.fileId === 'string'

/** Saves the file that a task has left behind. The link is made at this moment, for it is good for two minutes. */
export async function takeFile({ result }: OwnTask): Promise<void> {
  const [file] = await ask(fileCalls.several, { ids: String(result?.fileId) })
  if (!file) throw new Error('The file of the task is gone.')
  const link = document.createElement('a')
  link.href = file.link
  link.download = file.originalName
  link.click()
}
