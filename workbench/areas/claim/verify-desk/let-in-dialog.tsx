import { type FormEvent, useId, useState } from 'react'
import { Alert } from '#design-system/alert/alert.tsx'
import { Button } from '#design-system/button/button.tsx'
import { Dialog } from '#design-system/dialog/dialog.tsx'
import { Field } from '#design-system/field/field.tsx'
import { PasswordInput } from '#design-system/password-input/password-input.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { TextArea } from '#design-system/text-area/text-area.tsx'
import { TextInput } from '#design-system/text-input/text-input.tsx'
import { verdicts } from '#domain/claim/verdict.ts'
import type { Line } from '#machines/verify-desk/line.ts'
import type { CallFault, Override } from '#machines/verify-desk/verify-desk.ports.ts'
import { newKey } from '#workbench/http/cryptography/random.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { saidOf } from './verdict-words.ts'

interface LetInDialogProps {
  readonly line: Line
  /** Who sits here: nobody stands for an override twice. */
  readonly account: string
  readonly fault: CallFault | null
  readonly busy: boolean
  readonly onLetIn: (key: string, override: Override) => void
  readonly onCancel: () => void
}

/** Lets somebody in against the verdict: for a reason, and with a second person who proves who they are. */
export function LetInDialog({ line, account, fault, busy, onLetIn, onCancel }: LetInDialogProps) {
  const { t } = useTranslation()
  const form = useId()
  // The same for every try: however often it is sent, somebody is let in once.
  const [key] = useState(newKey)
  const [reason, setReason] = useState('')
  const [witness, setWitness] = useState('')
  const [password, setPassword] = useState('')
  const [asked, setAsked] = useState(false)
  const isSame = witness.trim() === account
  const fits = reason.trim().length >= 2 && witness.trim() !== '' && !isSame && password !== ''

  function submit(event: FormEvent) {
    event.preventDefault()
    setAsked(true)
    if (!fits || busy) return
    onLetIn(key, { reason: reason.trim(), witness: witness.trim(), password })
    setPassword('')
    setAsked(false)
  }

  return (
    <Dialog
      open
      role="alertdialog"
      title={t('人工放行 {{name}}', { name: line.student?.name ?? '' })}
      description={t(
        '核验结论为“{{word}}”。放行需要写明原因，并由另一位有核验权限的同事输入本人账号和密码。',
        {
          word: t(saidOf(line).word, { context: verdicts.name }),
        },
      )}
      onClose={onCancel}
      footer={
        <>
          <Button onClick={onCancel}>{t('取消')}</Button>
          <Button type="submit" form={form} variant="solid" loading={busy}>
            {t('确认放行')}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit}>
        <Stack gap="md">
          {fault && (
            <Alert tone="danger">
              {t(
                fault.type === 'refused'
                  ? fault.message
                  : '没有收到服务器的答复，不知道是否已经放行。请再次输入密码重试，不会重复放行。',
              )}
            </Alert>
          )}
          <Field
            label={t('放行原因')}
            required
            help={t('例如：已核对户口簿与本人，证件姓名含生僻字')}
            error={asked && reason.trim().length < 2 && t('请写明放行原因')}
          >
            <TextArea
              value={reason}
              limit={200}
              maxLength={200}
              onChange={({ target }) => setReason(target.value)}
            />
          </Field>
          <Field
            label={t('第二人账号')}
            required
            error={
              asked && (isSame ? t('第二人不能是您本人') : witness.trim() === '' && t('请输入第二人的账号'))
            }
          >
            <TextInput
              value={witness}
              autoComplete="off"
              onChange={({ target }) => setWitness(target.value)}
            />
          </Field>
          <Field
            label={t('第二人密码')}
            required
            help={t('由第二人本人输入，不会保存在这台电脑上')}
            error={asked && password === '' && t('请由第二人输入密码')}
          >
            <PasswordInput
              value={password}
              maxLength={200}
              autoComplete="one-time-code"
              onChange={({ target }) => setPassword(target.value)}
            />
          </Field>
        </Stack>
      </form>
    </Dialog>
  )
}
