import { useFieldContext } from '@ark-ui/react/field'
import { FileUp } from 'lucide-react'
import { type DragEvent, useRef, useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { useLocale, useText } from '#design-system/text/text.tsx'
import { fileUpload } from '#styled-system/recipes/index.js'
import { filesIn } from './dropped.ts'
import { type FileLimits, writeSize } from './limits.ts'

interface DropZoneProps {
  readonly limits: FileLimits
  readonly disabled?: boolean
  readonly onFiles: (files: readonly File[]) => void
}

/** Where files are dropped, and the button for those who do not drag. */
export const DropZone = ({ limits, disabled, onFiles }: DropZoneProps) => {
  const t = useText()
  const locale = useLocale()
  const field = useFieldContext()
  const style = fileUpload()
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const { accept, maxSize, maxCount } = limits
  const rules = [
    accept?.join(' '),
    maxSize && t('每个不超过 {{size}}', { size: writeSize(maxSize, locale) }),
    maxCount && t('最多 {{count}} 个', { count: maxCount }),
  ].filter(Boolean)
  const drag = (event: DragEvent, entering: boolean) => {
    event.preventDefault()
    if (!disabled) setOver(entering)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is for the pointer; the button does the same
    <div
      className={style.zone}
      data-over={over ? '' : undefined}
      data-invalid={field?.invalid ? '' : undefined}
      data-disabled={disabled ? '' : undefined}
      onDragOver={(event) => drag(event, true)}
      onDragLeave={(event) => drag(event, false)}
      onDrop={(event) => {
        drag(event, false)
        onFiles(filesIn(event.dataTransfer))
      }}
    >
      <input
        ref={input}
        id={field?.ids.control}
        type="file"
        hidden
        multiple={maxCount !== 1}
        accept={accept?.join(',')}
        disabled={disabled}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])])
          // Else the same file could not be chosen again.
          currentTarget.value = ''
        }}
      />
      <Button
        icon={<FileUp aria-hidden />}
        disabled={disabled}
        aria-describedby={field?.ariaDescribedby}
        aria-invalid={field?.invalid || undefined}
        onClick={() => input.current?.click()}
      >
        {t('选择文件')}
      </Button>
      <div className={style.zoneWords}>
        <div>{t('也可以拖到这里，或复制后粘贴')}</div>
        {rules.length > 0 && <div className={style.hint}>{rules.join(' · ')}</div>}
      </div>
    </div>
  )
}
