import { http } from '#workbench/http/http.ts'

/** A file as the server tells of it (contract of put-file-save and getFiles). */
export interface FileReply {
  readonly fileId: string
  readonly originalName: string
  readonly extension: string
  readonly contentType: string
  /** Bytes. */
  readonly fileSize: number
  readonly bucketName: Bucket
  /** Good for two minutes. A picture is shown from it, anything else is saved. */
  readonly link: string
}

export type Bucket = 'private' | 'public' | 'welcome'

/** The files behind ids, those that one may have, in the order asked. */
export function getFiles(ids: readonly string[]): Promise<readonly FileReply[]> {
  const body = new FormData()
  body.set('ids', ids.join(','))
  return http('resource/attachment/getFiles', { method: 'POST', body, quiet: true })
}

/** An address of a file that the browser may open within two minutes, for this sign-in only. */
export const signLink = (fileId: string) =>
  http<{ readonly link: string }>('resource/oss/endpoint/sign-link', { method: 'POST', body: { fileId } })
