import { ImageCropper, useImageCropper } from '@ark-ui/react/image-cropper'
import { useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Dialog } from '#design-system/dialog/dialog.tsx'
import { useText } from '#design-system/text/text.tsx'
import { imageUpload } from '#styled-system/recipes/index.js'
import { CropTools } from './crop-tools.tsx'
import { type PictureFormat, toFixedSize } from './fixed-size.ts'
import { useSource } from './use-source.ts'

interface CropDialogProps {
  readonly file: File
  readonly format: PictureFormat
  readonly onDone: (picture: Blob) => void
  readonly onClose: () => void
  readonly onFault: () => void
}

const corners = ['nw', 'ne', 'se', 'sw'] as const

/** Where the cut is chosen. Everything the pointer does has its key or its button. */
export const CropDialog = ({ file, format, onDone, onClose, onFault }: CropDialogProps) => {
  const t = useText()
  const style = imageUpload()
  const source = useSource(file)
  const [busy, setBusy] = useState(false)
  const cropper = useImageCropper({
    aspectRatio: format.width / format.height,
    translations: {
      rootLabel: t('裁剪图片'),
      rootRoleDescription: t('图片裁剪'),
      previewLoading: t('图片加载中'),
      previewDescription: ({ zoom, rotation }) =>
        t('放大 {{zoom}} 倍，旋转 {{rotation}} 度', {
          zoom: (zoom ?? 1).toFixed(1),
          rotation: Math.round(rotation ?? 0),
        }),
      selectionLabel: () => t('裁剪范围'),
      selectionRoleDescription: t('二维滑块'),
      selectionInstructions: t('方向键移动，Alt 加方向键改变大小，加号和减号缩放'),
      selectionValueText: ({ x, y, width, height }) =>
        t('左 {{x}}，上 {{y}}，宽 {{width}}，高 {{height}}', { x, y, width, height }),
    },
  })
  const finish = async () => {
    setBusy(true)
    const cut = await cropper.getCroppedImage({ type: 'image/png' })
    if (cut instanceof Blob) onDone(await toFixedSize(cut, format))
    else onFault()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('裁剪图片')}
      footer={
        <>
          <Button onClick={onClose}>{t('取消')}</Button>
          <Button variant="solid" loading={busy} onClick={() => void finish()}>
            {t('使用')}
          </Button>
        </>
      }
    >
      <ImageCropper.RootProvider value={cropper}>
        <ImageCropper.Viewport className={style.viewport}>
          {source && <ImageCropper.Image src={source} onError={onFault} />}
          <ImageCropper.Selection className={style.selection} data-autofocus="">
            <ImageCropper.Grid axis="horizontal" className={style.grid} />
            <ImageCropper.Grid axis="vertical" className={style.grid} />
            {corners.map((position) => (
              <ImageCropper.Handle key={position} position={position} className={style.handle} />
            ))}
          </ImageCropper.Selection>
        </ImageCropper.Viewport>
      </ImageCropper.RootProvider>
      <CropTools cropper={cropper} />
      <p className={style.keys}>{t('方向键移动，Alt 加方向键改变大小，加号和减号缩放')}</p>
    </Dialog>
  )
}
