import { type FileReply, fileCalls } from '#domain/resource/files/calls.ts'
import { ask } from '#workbench/http/ask.ts'
import { http } from '#workbench/http/http.ts'

/** The files behind ids, those that one may have, in the order asked. */
export function getFiles(ids: readonly string[]): Promise<readonly FileReply[]> {
  const body = new FormData()
  body.set('ids', ids.join(','))
  return http('resource/attachment/getFiles', { method: 'POST', body, quiet: true })
}

export const signLink = (fileId: string) => ask(fileCalls.link, { fileId })
