import { FileArchive, File as FileIcon, FileImage, FileSpreadsheet, FileText } from 'lucide-react'
import { useEffect, useState } from 'react'

interface ThumbProps {
  readonly className?: string
  readonly name: string
  readonly url?: string
  /** Still on this machine: a picture is shown from here. */
  readonly file?: File
  /** What is in the picture, where no name stands beside it. */
  readonly alt?: string
}

const kinds = [
  [/\.(png|jpe?g|gif|webp|bmp)$/i, FileImage],
  [/\.(xlsx?|csv)$/i, FileSpreadsheet],
  [/\.(zip|rar|7z|tar|gz)$/i, FileArchive],
  [/\.(pdf|docx?|txt|md|pptx?)$/i, FileText],
] as const

/** A small picture of the file: what is in it, or a sign of its kind. Its name stands beside it, or `alt` says it. */
export const Thumb = ({ className, name, url, file, alt = '' }: ThumbProps) => {
  const [own, setOwn] = useState<string>()
  const Icon = kinds.find(([ending]) => ending.test(name))?.[1] ?? FileIcon
  useEffect(() => {
    if (!file?.type.startsWith('image/')) return
    const made = URL.createObjectURL(file)
    setOwn(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  const source = own ?? (Icon === FileImage ? url : undefined)
  return <span className={className}>{source ? <img src={source} alt={alt} /> : <Icon aria-hidden />}</span>
}
