import { Camera, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Thumb } from '#design-system/file-upload/thumb.tsx'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { sva } from '#styled-system/css/index.js'
import { shrunk } from '#workbench/files/shrunk.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'

interface PhotoStripProps {
  readonly photos: readonly File[]
  readonly most: number
  readonly onChange: (photos: readonly File[]) => void
}

/** Photos that lie in this browser, with the camera that takes more of them. */
export function PhotoStrip({ photos, most, onChange }: PhotoStripProps) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState(false)
  const style = strip()
  async function take(chosen: readonly File[]) {
    setBusy(true)
    const taken = await Promise.all(chosen.slice(0, most - photos.length).map(shrunk))
    setBusy(false)
    onChange([...photos, ...taken])
  }
  return (
    <div className={style.root}>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept="image/*"
        capture="environment"
        aria-label={t('检查照片')}
        onChange={({ currentTarget }) => {
          void take([...(currentTarget.files ?? [])])
          // Else the same file could not be chosen again.
          currentTarget.value = ''
        }}
      />
      {photos.length > 0 && (
        <ul className={style.list}>
          {photos.map((photo, at) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: two photos of one moment are the same in all else
              key={`${at} ${photo.name} ${photo.lastModified}`}
              className={style.item}
            >
              <Thumb
                className={style.photo}
                name={photo.name}
                file={photo}
                alt={t('检查照片 {{no}}', { no: at + 1 })}
              />
              <IconButton
                size="sm"
                label={t('移除照片 {{no}}', { no: at + 1 })}
                icon={<X aria-hidden />}
                onClick={() => onChange(photos.filter((_, other) => other !== at))}
              />
            </li>
          ))}
        </ul>
      )}
      {photos.length < most && (
        <Button icon={<Camera aria-hidden />} loading={busy} onClick={() => input.current?.click()}>
          {t('拍照')}
        </Button>
      )}
    </div>
  )
}

const strip = sva({
  slots: ['root', 'list', 'item', 'photo'],
  base: {
    root: { display: 'grid', gap: '2', justifyItems: 'start' },
    list: { display: 'flex', flexWrap: 'wrap', gap: '2' },
    item: { display: 'flex', alignItems: 'start' },
    photo: { '& img': { width: '20', height: '20', objectFit: 'cover', borderRadius: 'sm' } },
  },
})
