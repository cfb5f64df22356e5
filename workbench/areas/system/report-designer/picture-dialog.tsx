import { Button } from '#design-system/button/button.tsx'
import { Dialog } from '#design-system/dialog/dialog.tsx'
import { Empty } from '#design-system/empty/empty.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { report } from '#domain/system/report.ts'
import { FilesInput } from '#workbench/files/files-input.tsx'
import { idsIn, useFiles } from '#workbench/files/use-files.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'

interface PictureDialogProps {
  readonly pictures: string | null
  readonly onChange: (pictures: string | null) => void
  /** Told which one is to be put down. */
  readonly onChoose: (file: string) => void
  readonly onClose: () => void
}

/** The pictures that the report keeps: sent, removed, and put upon the layout. */
export function PictureDialog({ pictures, onChange, onChoose, onClose }: PictureDialogProps) {
  const { t } = useTranslation()
  const ids = idsIn(pictures)
  const { data = [] } = useFiles(ids)
  const { most, accept } = report.fields.pictures
  return (
    <Dialog
      open
      title={t('插入图片')}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('关闭')}</Button>}
    >
      <Stack>
        <FilesInput ids={pictures ?? ''} most={most} accept={accept} onChange={onChange} />
        {ids.length === 0 ? (
          <Empty title={t('还没有图片')} description={t('先上传校徽、印章等图片，再插入到版面中。')} />
        ) : (
          <Stack direction="row" wrap gap="sm">
            {data.map(({ fileId, originalName }) => (
              <Button key={fileId} onClick={() => onChoose(fileId)}>
                {t('插入：{{name}}', { name: originalName })}
              </Button>
            ))}
          </Stack>
        )}
      </Stack>
    </Dialog>
  )
}
