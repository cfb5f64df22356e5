import { useFieldContext } from '@ark-ui/react/field'
import { ImagePlus } from 'lucide-react'
import { type CSSProperties, type Ref, useRef, useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { filesIn } from '#design-system/file-upload/dropped.ts'
import { sift, writeSize } from '#design-system/file-upload/limits.ts'
import { type Controlled, useControlled } from '#design-system/parts/controlled/use-controlled.ts'
import { useLocale, useText } from '#design-system/text/text.tsx'
import { imageUpload } from '#styled-system/recipes/index.js'
import { CropDialog } from './crop-dialog.tsx'
import type { PictureFormat } from './fixed-size.ts'
import { useSource } from './use-source.ts'

/** A picture just cut, the address of one that is kept, or none. */
export type Picture = Blob | string | null

export interface ImageUploadProps extends Controlled<Picture> {
  /** Of what comes out, in pixels; they give the shape of the cut too. */
  readonly width: number
  readonly height: number
  /** Default `image/jpeg`. */
  readonly type?: PictureFormat['type']
  /** Bytes of the file chosen. Default 20 MB. */
  readonly maxSize?: number
  /** Needed only where no `Field` gives a label. */
  readonly label?: string
  readonly disabled?: boolean
  readonly ref?: Ref<HTMLDivElement>
}

/** One picture in a fixed format: chosen, cut to shape by pointer or keys, given back as a Blob. */
export const ImageUpload = ({
  width,
  height,
  type = 'image/jpeg',
  maxSize = 20 * 1024 ** 2,
  label,
  disabled,
  ref,
  ...held
}: ImageUploadProps) => {
  const t = useText()
  const locale = useLocale()
  const field = useFieldContext()
  const style = imageUpload()
  const [picture, setPicture] = useControlled<Picture>(held, null)
  const [chosen, setChosen] = useState<File | null>(null)
  const [fault, setFault] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const source = useSource(picture)
  const still = disabled || field?.disabled || field?.readOnly
  const choose = (files: readonly File[]) => {
    const { taken, refused } = sift(files.slice(0, 1), 0, { accept: ['image/*'], maxSize }, t, locale)
    setFault(refused[0] ?? '')
    setChosen(taken[0] ?? null)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would want a legend, and the Field has the label
    <div
      ref={ref}
      className={style.root}
      role="group"
      aria-label={label}
      aria-labelledby={label ? undefined : field?.ids.label}
      onPaste={(event) => !still && choose(filesIn(event.clipboardData))}
    >
      <span
        className={style.frame}
        style={{ '--ratio': `${width} / ${height}` } as CSSProperties}
        data-empty={source ? undefined : ''}
        data-invalid={field?.invalid ? '' : undefined}
      >
        {source ? <img src={source} alt={t('当前图片')} /> : <ImagePlus aria-hidden />}
      </span>
      <div className={style.side}>
        <div className={style.acts}>
          <input
            ref={input}
            id={field?.ids.control}
            type="file"
            hidden
            accept="image/*"
            disabled={still}
            onChange={({ currentTarget }) => {
              choose([...(currentTarget.files ?? [])])
              currentTarget.value = ''
            }}
          />
          <Button
            disabled={still}
            aria-describedby={field?.ariaDescribedby}
            aria-invalid={field?.invalid || undefined}
            onClick={() => input.current?.click()}
          >
            {source ? t('更换图片') : t('选择图片')}
          </Button>
          {source && !still && (
            <Button variant="ghost" onClick={() => setPicture(null)}>
              {t('移除')}
            </Button>
          )}
        </div>
        <span className={style.hint}>
          {t('输出 {{width}}×{{height}} 像素；原图不超过 {{size}}', {
            width,
            height,
            size: writeSize(maxSize, locale),
          })}
        </span>
        <span className={style.fault} role="alert">
          {fault}
        </span>
      </div>
      {chosen && (
        <CropDialog
          file={chosen}
          format={{ width, height, type }}
          onDone={(made) => {
            setPicture(made)
            setChosen(null)
          }}
          onClose={() => setChosen(null)}
          onFault={() => {
            setFault(t('“{{name}}”打不开，可能不是图片或已损坏', { name: chosen.name }))
            setChosen(null)
          }}
        />
      )}
    </div>
  )
}
