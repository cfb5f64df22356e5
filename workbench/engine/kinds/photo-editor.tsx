import { useState } from 'react'
import { ImageUpload, type Picture } from '#design-system/image-upload/image-upload.tsx'
import { toast } from '#design-system/toaster/toast.ts'
import { idsIn, useFiles } from '#workbench/files/use-files.ts'
import { useUpload } from '#workbench/files/wait-for-uploads.tsx'
import { useTranslation } from '#workbench/language/use-translation.ts'
import type { EditorProps } from './editor-props.ts'
import { textOf } from './later.tsx'

/** Pixels of two inches (35 x 49 mm) at 300 dots an inch. */
const size = { width: 413, height: 579 }

/** A portrait: chosen, cut to the shape of the card, sent at once, and held by the row when it is saved. */
export default function PhotoEditor({ name, value, onChange }: EditorProps) {
  const { t } = useTranslation()
  const upload = useUpload()
  const [cut, setCut] = useState<Picture>(null)
  const { data } = useFiles(idsIn(textOf(value)))

  async function keep(picture: Picture) {
    setCut(picture)
    if (!(picture instanceof Blob)) return onChange(null)
    try {
      onChange((await upload(new File([picture], `${name}.jpg`, { type: picture.type }))).fileId)
    } catch (error) {
      setCut(null)
      toast.error(t((error as Error).message))
    }
  }

  const kept = value ? (data?.[0]?.link ?? null) : null
  return <ImageUpload {...size} value={cut ?? kept} onChange={(picture) => void keep(picture)} />
}
