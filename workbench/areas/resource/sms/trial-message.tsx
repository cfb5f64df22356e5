import { useQuery } from '@tanstack/react-query'
import { Send } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '#design-system/alert/alert.tsx'
import { Button } from '#design-system/button/button.tsx'
import { Dialog } from '#design-system/dialog/dialog.tsx'
import { Field } from '#design-system/field/field.tsx'
import { Select } from '#design-system/select/select.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { TextInput } from '#design-system/text-input/text-input.tsx'
import { sms } from '#domain/resource/sms.ts'
import { trialCalls } from '#domain/resource/trials/calls.ts'
import { phonePattern } from '#domain/rules/phone.ts'
import { listQuery } from '#workbench/engine/queries.ts'
import { ask } from '#workbench/http/ask.ts'
import { usePermission } from '#workbench/portal/menus/menus.ts'

type Outcome = { readonly ok: boolean; readonly words: string }

/** Sends one message by one of the carriers, and says what came of it. */
export function TrialMessage() {
  const { t } = useTranslation()
  const mayTry = usePermission()('resource.sms:update')
  const [open, setOpen] = useState(false)
  if (!mayTry) return null
  return (
    <>
      <Button icon={<Send />} onClick={() => setOpen(true)}>
        {t('测试发送')}
      </Button>
      {open && <Trial onClose={() => setOpen(false)} />}
    </>
  )
}

function Trial({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const carriers = useQuery(listQuery(sms, {})).data ?? []
  const [chosen, choose] = useState<string | null>(null)
  const [phone, setPhone] = useState('')
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>()
  const id = chosen ?? (carriers.find(({ usual }) => usual) ?? carriers[0])?.id ?? null
  const wrong = phone !== '' && !phonePattern.test(phone)

  async function send() {
    setBusy(true)
    setOutcome(undefined)
    try {
      await ask(trialCalls.message, { id: id ?? '', phone }, { quiet: true })
      setOutcome({ ok: true, words: '服务商已受理，请查看手机是否收到。' })
    } catch (error) {
      setOutcome({ ok: false, words: error instanceof Error ? error.message : '' })
    } finally {
      setBusy(false)
    }
  }

  return (
    <Dialog
      open
      size="sm"
      title={t('测试发送')}
      description={t('向您填写的手机号发送一条测试短信，计入当日数量。')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('关闭')}</Button>
          <Button
            variant="solid"
            loading={busy}
            disabled={!id || !phonePattern.test(phone)}
            onClick={() => void send()}
          >
            {t('发送')}
          </Button>
        </>
      }
    >
      <Stack>
        <Field label={t('服务商')}>
          <Select
            options={carriers.map(({ id, name }) => ({ value: id, label: name }))}
            value={id}
            onChange={choose}
          />
        </Field>
        <Field label={t('手机号')} error={wrong ? t('手机号格式不正确') : undefined}>
          <TextInput
            type="tel"
            inputMode="numeric"
            maxLength={11}
            value={phone}
            onChange={(event) => setPhone(event.currentTarget.value)}
          />
        </Field>
        {outcome && <Alert tone={outcome.ok ? 'success' : 'danger'} title={t(outcome.words)} />}
      </Stack>
    </Dialog>
  )
}
