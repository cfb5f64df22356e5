import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Alert } from '#design-system/alert/alert.tsx'
import { Button } from '#design-system/button/button.tsx'
import { useConfirm } from '#design-system/confirm/confirm.tsx'
import type { Signature } from '#design-system/signature-pad/signature.ts'
import { SignaturePad } from '#design-system/signature-pad/signature-pad.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { toast } from '#design-system/toaster/toast.ts'
import { ownRecordCalls } from '#domain/system/own-record/calls.ts'
import { css } from '#styled-system/css/index.js'
import { SignaturePicture } from '#workbench/engine/signature-picture.tsx'
import { ask } from '#workbench/http/ask.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { Loaded } from './loaded.tsx'
import { signatureQuery } from './queries.ts'

/** The signature that stands under what the person approves. Nobody else can see or set it here. */
export function OwnSignature() {
  const { t } = useTranslation()
  const query = useQuery(signatureQuery)
  const queries = useQueryClient()
  const confirm = useConfirm()
  const [drawing, setDrawing] = useState<Signature | null>(null)
  const [signing, setSigning] = useState(false)
  const keep = async (signature: Signature | null) => {
    await ask(ownRecordCalls.setSignature, { signature }, { quiet: true })
    await queries.invalidateQueries({ queryKey: signatureQuery.queryKey })
  }
  const save = useMutation({
    mutationFn: () => keep(drawing),
    onSuccess: () => {
      setSigning(false)
      setDrawing(null)
      toast.success(t('签名已保存'))
    },
  })
  const remove = async () => {
    const sure = await confirm({
      title: t('删除电子签名？'),
      text: t('删除后，审批时需要重新签写；已经签过的单据不受影响。'),
      confirmText: t('删除'),
      danger: true,
      work: () => keep(null),
    })
    if (sure) toast.success(t('签名已删除'))
  }
  const stop = () => {
    setSigning(false)
    setDrawing(null)
    save.reset()
  }

  return (
    <Loaded query={query} title={t('电子签名')}>
      {(kept) => (
        <div className={narrow}>
          <Stack>
            <Alert>{t('签名用于您本人办理的审批和确认，仅本人可以设置和使用。')}</Alert>
            {save.error && <Alert tone="danger">{t(save.error.message)}</Alert>}
            {kept && !signing ? (
              <>
                <SignaturePicture size="lg" signature={kept.signature} label={t('我的签名')} />
                <span>{t('保存于 {{time}}', { time: kept.updatedAt })}</span>
                <Stack direction="row" gap="sm">
                  <Button variant="solid" onClick={() => setSigning(true)}>
                    {t('重新签写')}
                  </Button>
                  <Button onClick={() => void remove()}>{t('删除')}</Button>
                </Stack>
              </>
            ) : (
              <>
                <SignaturePad label={t('我的签名')} value={drawing} onChange={setDrawing} />
                <Stack direction="row" gap="sm">
                  <Button
                    variant="solid"
                    disabled={!drawing}
                    loading={save.isPending}
                    onClick={() => save.mutate()}
                  >
                    {t('保存签名')}
                  </Button>
                  {kept && <Button onClick={stop}>{t('取消')}</Button>}
                </Stack>
              </>
            )}
          </Stack>
        </div>
      )}
    </Loaded>
  )
}

const narrow = css({ maxWidth: 'dialog.md' })
