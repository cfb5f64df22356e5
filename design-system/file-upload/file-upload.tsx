import { useFieldContext } from '@ark-ui/react/field'
import { type ClipboardEvent, type Ref, useState } from 'react'
import { Alert } from '#design-system/alert/alert.tsx'
import type { Controlled } from '#design-system/parts/controlled/use-controlled.ts'
import { Progress } from '#design-system/progress/progress.tsx'
import { useLocale, useText } from '#design-system/text/text.tsx'
import { fileUpload } from '#styled-system/recipes/index.js'
import { DropZone } from './drop-zone.tsx'
import { filesIn } from './dropped.ts'
import { type FileLimits, sift, writeSize } from './limits.ts'
import { totalOf, type Uploaded } from './queue.ts'
import { SentFile, WaitingFile } from './upload-item.tsx'
import { type Upload, useUploads } from './use-uploads.ts'

export interface FileUploadProps extends FileLimits, Controlled<readonly Uploaded[]> {
  /** Sends one file; see `UploadOptions`. */
  readonly upload: Upload
  /** Needed only where no `Field` gives a label. */
  readonly label?: string
  /** `wall` for pictures: what is in them is seen. */
  readonly view?: 'list' | 'wall'
  /** How many are sent at the same time. Default 2. */
  readonly atOnce?: number
  readonly disabled?: boolean
  readonly ref?: Ref<HTMLDivElement>
}

/** Files chosen, dropped or pasted, sent with progress; each can be paused, tried again and taken out. */
export const FileUpload = ({ upload, label, view, atOnce, disabled, ref, ...given }: FileUploadProps) => {
  const t = useText()
  const locale = useLocale()
  const field = useFieldContext()
  const style = fileUpload({ view })
  const uploads = useUploads(upload, given, atOnce)
  const [refused, setRefused] = useState<readonly string[]>([])
  const { files, queue } = uploads
  const still = disabled || field?.disabled || field?.readOnly
  const pending = queue.filter(({ state }) => state !== 'done')
  const total = totalOf(queue)
  const take = (chosen: readonly File[]) => {
    if (still || chosen.length === 0) return
    const sifted = sift(chosen, files.length + pending.length, given, t, locale)
    setRefused(sifted.refused)
    uploads.add(sifted.taken)
  }
  const paste = (event: ClipboardEvent) => take(filesIn(event.clipboardData))
  const words = t('{{done}} / {{count}} 个，{{sent}} / {{size}}', {
    done: total.done,
    count: total.count,
    sent: writeSize(total.sent, locale),
    size: writeSize(total.size, locale),
  })
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would want a legend, and the Field has the label
    <div
      ref={ref}
      className={style.root}
      role="group"
      aria-label={label}
      aria-labelledby={label ? undefined : field?.ids.label}
      onPaste={paste}
    >
      <DropZone limits={given} disabled={still} onFiles={take} />
      {refused.length > 0 && (
        <Alert tone="warning" title={t('有文件没有加入')} onDismiss={() => setRefused([])}>
          <ul>
            {refused.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Alert>
      )}
      {pending.length > 0 && (
        <div className={style.total}>
          <Progress value={total.sent} max={total.size} label={t('上传')} figure={words} size="sm" />
        </div>
      )}
      {files.length + pending.length > 0 && (
        <ul className={style.list} aria-label={t('文件')}>
          {files.map((file) => (
            <SentFile key={file.id} file={file} view={view} onRemove={still ? undefined : uploads.remove} />
          ))}
          {pending.map((item) => (
            <WaitingFile key={item.key} item={item} view={view} uploads={uploads} />
          ))}
        </ul>
      )}
    </div>
  )
}
