import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Camera } from 'lucide-react'
import { useState } from 'react'
import { Alert } from '#design-system/alert/alert.tsx'
import { Button } from '#design-system/button/button.tsx'
import { Dialog } from '#design-system/dialog/dialog.tsx'
import { ImageUpload, type Picture } from '#design-system/image-upload/image-upload.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { toast } from '#design-system/toaster/toast.ts'
import { ownRecordCalls } from '#domain/system/own-record/calls.ts'
import { refreshPerson } from '#workbench/account/session/refresh-person.ts'
import { ask } from '#workbench/http/ask.ts'
import { http } from '#workbench/http/http.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { profileQuery } from './queries.ts'

/** Pixels of a face: cut and made small here, whatever was chosen. */
const side = 256

const quiet = { quiet: true }

/** An upload, which no declared call describes. */
function sendAvatar(picture: Blob) {
  const body = new FormData()
  body.set('file', picture, 'avatar.jpg')
  return http('base/sysUser/setAvatar', { method: 'POST', body, quiet: true })
}

/** Another picture of oneself, or none. */
export function AvatarDialog({ url }: { readonly url: string }) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const [open, setOpen] = useState(false)
  const [picture, setPicture] = useState<Picture>(null)
  const save = useMutation({
    mutationFn: async () => {
      await (picture instanceof Blob
        ? sendAvatar(picture)
        : ask(ownRecordCalls.removeAvatar, undefined, quiet))
      void refreshPerson().catch(() => {})
      await queries.invalidateQueries({ queryKey: profileQuery.queryKey })
    },
    onSuccess: () => {
      setOpen(false)
      toast.success(picture === null ? t('头像已移除') : t('头像已更换'))
    },
  })
  const change = (next: boolean) => {
    setPicture(url || null)
    save.reset()
    setOpen(next)
  }
  const changed = picture !== (url || null)
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      onClose={() => change(false)}
      size="sm"
      title={t('更换头像')}
      description={t('请上传本人正面照片，不要使用他人肖像或不当图片。')}
      trigger={<Button icon={<Camera aria-hidden />}>{t('更换头像')}</Button>}
      footer={
        <>
          <Button onClick={() => change(false)}>{t('取消')}</Button>
          <Button variant="solid" disabled={!changed} loading={save.isPending} onClick={() => save.mutate()}>
            {t('保存')}
          </Button>
        </>
      }
    >
      <Stack>
        {save.error && <Alert tone="danger">{t(save.error.message)}</Alert>}
        <ImageUpload label={t('头像')} width={side} height={side} value={picture} onChange={setPicture} />
      </Stack>
    </Dialog>
  )
}
