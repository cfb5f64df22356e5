import { type FormEvent, useState } from 'react'
import { Alert } from '#design-system/alert/alert.tsx'
import { Field } from '#design-system/field/field.tsx'
import { TextInput } from '#design-system/text-input/text-input.tsx'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { FormDialog } from './form-dialog.tsx'

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
    <FormDialog title={title} confirmText={t('保存')} busy={busy} onSubmit={submit} onClose={onClose}>
      {fault && <Alert tone="danger">{t(fault)}</Alert>}
      <Field label={t('密钥名称')} error={asked && !name.trim() && t('请输入密钥名称')}>
        <TextInput
          maxLength={40}
          placeholder={t('如：我的手机、办公室电脑')}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </Field>
    </FormDialog>
  )
}
