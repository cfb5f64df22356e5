import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '#design-system/alert/alert.tsx'
import { Button } from '#design-system/button/button.tsx'
import { Dialog } from '#design-system/dialog/dialog.tsx'
import { Field } from '#design-system/field/field.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { TextInput } from '#design-system/text-input/text-input.tsx'

interface PasskeyNameProps {
  readonly title: string
  readonly name?: string
  readonly work: (name: string) => Promise<void>
  readonly onDone: () => void
  readonly onClose: () => void
}

/** By what its owner will know a key again. */
export function PasskeyName({ title, name: before = '', work, onDone, onClose }: PasskeyNameProps) {
  const { t } = useTranslation()
  const id = useId()
  const [name, setName] = useState(before)
  const [asked, setAsked] = useState(false)
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (!name.trim() || busy) return
    setBusy(true)
    try {
      await work(name.trim())
      onDone()
    } catch (error) {
      setFault(error instanceof Error ? error.message : null)
      setBusy(false)
    }
  }
  return (
    <Dialog
      open
      size="sm"
      title={title}
      onClose={() => !busy && onClose()}
      footer={
        <>
          <Button disabled={busy} onClick={onClose}>
            {t('取消')}
          </Button>
          <Button type="submit" form={id} variant="solid" loading={busy}>
            {t('保存')}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={(event) => void submit(event)}>
        <Stack>
          {fault && <Alert tone="danger">{t(fault)}</Alert>}
          <Field label={t('密钥名称')} error={asked && !name.trim() && t('请输入密钥名称')}>
            <TextInput
              maxLength={40}
              placeholder={t('如：我的手机、办公室电脑')}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          </Field>
        </Stack>
      </form>
    </Dialog>
  )
}
