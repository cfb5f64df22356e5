import type { UseImageCropperReturn } from '@ark-ui/react/image-cropper'
import { FlipHorizontal2, RotateCcw, RotateCw, Undo2, ZoomIn, ZoomOut } from 'lucide-react'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { useText } from '#design-system/text/text.tsx'
import { Tooltip } from '#design-system/tooltip/tooltip.tsx'
import { imageUpload } from '#styled-system/recipes/index.js'

/** How far one press zooms. */
const step = 0.2

/** The buttons under the picture. */
export const CropTools = ({ cropper }: { readonly cropper: UseImageCropperReturn }) => {
  const t = useText()
  const tools = [
    [t('放大'), ZoomIn, () => cropper.zoomBy(step)],
    [t('缩小'), ZoomOut, () => cropper.zoomBy(-step)],
    [t('向左转'), RotateCcw, () => cropper.rotateBy(-90)],
    [t('向右转'), RotateCw, () => cropper.rotateBy(90)],
    [t('左右翻转'), FlipHorizontal2, () => cropper.flipHorizontally()],
    [t('恢复原样'), Undo2, () => cropper.reset()],
  ] as const
  return (
    <div className={imageUpload().tools} role="toolbar" aria-label={t('裁剪工具')}>
      {tools.map(([label, Icon, act]) => (
        <Tooltip key={label} text={label}>
          <IconButton label={label} icon={<Icon aria-hidden />} onClick={act} />
        </Tooltip>
      ))}
    </div>
  )
}
