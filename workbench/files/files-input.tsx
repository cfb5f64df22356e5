import { useState } from 'react'
import { FileUpload } from '#design-system/file-upload/file-upload.tsx'
import type { Uploaded } from '#design-system/file-upload/queue.ts'
import { Skeleton } from '#design-system/skeleton/skeleton.tsx'
import { largestFile } from '#domain/resource/attachment.ts'
import { acceptedExtensions } from '#domain/resource/file-kinds.ts'
import type { Bucket, FileReply } from '#domain/resource/files/calls.ts'
import { idsIn, useFiles } from './use-files.ts'
import { useUpload } from './wait-for-uploads.tsx'

export interface FilesInputProps {
  /** With commas between. */
  readonly ids: string
  /** 9 unless told. */
  readonly most?: number | undefined
  /** Endings such as `.pdf`. */
  readonly accept?: readonly string[] | undefined
  /** Bytes of each; what the bucket takes unless told. */
  readonly largest?: number | undefined
  readonly bucket?: Bucket
  readonly onChange: (ids: string | null) => void
}

const uploaded = ({ fileId, originalName, fileSize, link }: FileReply): Uploaded => ({
  id: fileId,
  name: originalName,
  size: fileSize,
  url: link,
})

/** Files of a row: chosen, dropped or pasted, sent at once, and held by the row when it is saved. */
export function FilesInput({
  ids,
  most = 9,
  accept = acceptedExtensions,
  bucket = 'private',
  largest = largestFile[bucket],
  onChange,
}: FilesInputProps) {
  const upload = useUpload()
  const [sent, setSent] = useState<readonly Uploaded[]>([])
  const asked = idsIn(ids)
  const { data = [], isLoading } = useFiles(asked.filter((id) => !sent.some((file) => file.id === id)))
  if (isLoading) return <Skeleton shape="block" height={24} />
  const known = new Map([...data.map(uploaded), ...sent].map((file) => [file.id, file]))
  return (
    <FileUpload
      // All the endings that there are would fill a paragraph; the server tells what it does not take.
      {...(accept === acceptedExtensions ? {} : { accept })}
      maxCount={most}
      maxSize={largest}
      value={asked.map((id) => known.get(id) ?? { id, name: id.slice(-8) })}
      onChange={(files) => {
        setSent(files)
        onChange(files.map(({ id }) => id).join(',') || null)
      }}
      upload={async (file, { signal, onProgress }) =>
        uploaded(await upload(file, { signal, onProgress, bucket }))
      }
    />
  )
}
