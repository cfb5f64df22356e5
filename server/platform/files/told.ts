import { pictureExtensions } from '#domain/resource/file-kinds.ts'
import type { FileReply } from '#domain/resource/files/calls.ts'
import type { AppContext } from '#server/core/app-context.ts'
import { type FileRow, publicIdOf } from '#server/core/files/rows.ts'
import type { PersonalCall } from '#server/core/route.ts'
import { linker, sessionBehind } from './links.ts'

/** Only what we have drawn ourselves is shown in place; everything else is saved. */
export const isShown = ({ extension, contentType }: Pick<FileRow, 'extension' | 'contentType'>) =>
  contentType.startsWith('image/') && (pictureExtensions as readonly (string | null)[]).includes(extension)

/** Files as a client of this family reads them (contract, section 7), with links for anyone who asks. */
export async function told(
  { c, app, actor, tenantId }: PersonalCall,
  rows: readonly FileRow[],
): Promise<readonly FileReply[]> {
  const session = await sessionBehind(app, c.req.raw)
  const link = linker(app, { tenant: tenantId, user: actor.id, session })
  return Promise.all(
    rows.map(async (row) =>
      row.publicKey
        ? toldOpenly(app, tenantId, row)
        : { ...facts(row, row.id), ...(await link(row.id, isShown(row) ? 'inline' : 'attachment')) },
    ),
  )
}

/** A file that anybody may have, under the id by which anybody may ask for it. */
export function toldOpenly({ settings }: AppContext, tenantId: string, row: FileRow) {
  const id = publicIdOf(row.publicKey ?? '', tenantId)
  const link = `/api/${settings.product}-resource/openApi/public/link-file?${new URLSearchParams({ fileId: id })}`
  return { ...facts(row, id), link }
}

const facts = ({ key, name, extension, contentType, size, hash, bucket }: FileRow, id: string) => ({
  fileId: id,
  id,
  attachId: id,
  bucketName: bucket,
  domain: '',
  name: `${key.slice(key.lastIndexOf('/') + 1)}${extension ? `.${extension}` : ''}`,
  originalName: name,
  fileName: name,
  extension: extension ?? '',
  contentType,
  fileSize: size,
  attachSize: size,
  hash: hash ? `sha256:${hash}` : '',
})
