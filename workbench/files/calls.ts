import { type FileReply, fileCalls } from '#domain/resource/files/calls.ts'
import { ask } from '#workbench/http/ask.ts'

/** The files behind ids, those that one may have, in the order asked. */
export const getFiles = (ids: readonly string[]): Promise<readonly FileReply[]> =>
  ask(fileCalls.several, { ids: ids.join(',') }, { quiet: true })

export const signLink = (fileId: string) => ask(fileCalls.link, { fileId })
