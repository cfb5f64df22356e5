import { type FormEvent, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '#design-system/alert/alert.tsx'
import { Field } from '#design-system/field/field.tsx'
import { PasswordInput } from '#design-system/password-input/password-input.tsx'
import { Segmented } from '#design-system/segmented/segmented.tsx'
import { TextInput } from '#design-system/text-input/text-input.tsx'
import type { Self } from './calls.ts'
import { FormDialog } from './form-dialog.tsx'

export interface ProveSelfProps {
  readonly title: string
  /** What will follow. */
  readonly text: ReactNode
  readonly confirmText: string
  readonly danger?: boolean
  /** Its failure is told in the dialog, which stays open for another try. */
  readonly work: (self: Self) => Promise<unknown>
  readonly onDone: () => void
  readonly onClose: () => void
}

/** Asks for password or code before what weakens an account: a desk left open must not be enough. */
export function ProveSelf({ title, text, confirmText, danger, work, onDone, onClose }: ProveSelfProps) {
  const { t } = useTranslation()
  const [by, setBy] = useState<'password' | 'code'>('password')
  const [word, setWord] = useState('')
  const [asked, setAsked] = useState(false)
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (!word.trim() || busy) return
    setBusy(true)
    setFault(null)
    try {
      await work({ [by]: by === 'code' ? word.trim() : word })
      onDone()
    } catch (error) {
      setFault(error instanceof Error ? error.message : null)
      setBusy(false)
    }
  }
  return (
    <FormDialog
      title={title}
      text={text}
      confirmText={confirmText}
      danger={danger}
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
    >
      {fault && <Alert tone="danger">{t(fault)}</Alert>}
      <Segmented
        wide
        label={t('验证本人身份')}
        options={[
          { value: 'password', label: t('登录密码') },
          { value: 'code', label: t('口令或恢复码') },
        ]}
        value={by}
        onChange={(next) => {
          setBy(next ?? 'password')
          setWord('')
          setAsked(false)
        }}
      />
      {by === 'password' ? (
        <Field label={t('登录密码')} error={asked && !word && t('请输入登录密码')}>
          <PasswordInput
            name="password"
            maxLength={200}
            value={word}
            onChange={(event) => setWord(event.target.value)}
          />
        </Field>
      ) : (
        <Field
          label={t('口令或恢复码')}
          help={t('验证器应用显示的 6 位数字，或一个未用过的恢复码。')}
          error={asked && !word.trim() && t('请输入口令或恢复码')}
        >
          <TextInput
            name="code"
            maxLength={30}
            autoComplete="one-time-code"
            value={word}
            onChange={(event) => setWord(event.target.value)}
          />
        </Field>
      )}
    </FormDialog>
  )
}
