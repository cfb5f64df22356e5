import { useQuery } from '@tanstack/react-query'
import { Send } from 'lucide-react'
import { useState } from 'react'
import { Alert } from '#design-system/alert/alert.tsx'
import { Button } from '#design-system/button/button.tsx'
import { Dialog } from '#design-system/dialog/dialog.tsx'
import { Field } from '#design-system/field/field.tsx'
import { Select } from '#design-system/select/select.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { TextInput } from '#design-system/text-input/text-input.tsx'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { listQuery } from '#workbench/engine/queries.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { usePermission } from '#workbench/portal/menus/menus.ts'

type Outcome = { readonly ok: boolean; readonly words: string }

interface TrialSendProps {
  /** Rows with `id`, `name` and `usual`: what may carry a message. */
  readonly carriers: AnyResource
  readonly carrierLabel: string
  readonly description: string
  /** Where it goes: its label, what it looks like, and what is said where it does not. */
  readonly target: {
    readonly label: string
    readonly type: 'tel' | 'email'
    readonly isOne: (text: string) => boolean
    readonly hint: string
  }
  /** Said where it was taken. */
  readonly taken: string
  readonly send: (id: string, target: string) => Promise<unknown>
}

/** Sends one message by one of the carriers, and says what came of it. */
export function TrialSend(props: TrialSendProps) {
  const { t } = useTranslation()
  const mayTry = usePermission()(`${props.carriers.name}:update`)
  const [open, setOpen] = useState(false)
  if (!mayTry) return null
  return (
    <>
      <Button icon={<Send />} onClick={() => setOpen(true)}>
        {t('测试发送')}
      </Button>
      {open && <Trial {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

function Trial({
  carriers: resource,
  carrierLabel,
  description,
  target: asked,
  taken,
  send: sendBy,
  onClose,
}: TrialSendProps & { readonly onClose: () => void }) {
  const { t } = useTranslation()
  const carriers = useQuery(listQuery(resource, {})).data ?? []
  const [chosen, choose] = useState<string | null>(null)
  const [target, setTarget] = useState('')
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>()
  const id = chosen ?? (carriers.find(({ usual }) => usual) ?? carriers[0])?.id ?? null
  const wrong = target !== '' && !asked.isOne(target)

  async function send() {
    setBusy(true)
    setOutcome(undefined)
    try {
      await sendBy(id ?? '', target)
      setOutcome({ ok: true, words: taken })
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
      description={t(description)}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('关闭')}</Button>
          <Button
            variant="solid"
            loading={busy}
            disabled={!id || !asked.isOne(target)}
            onClick={() => void send()}
          >
            {t('发送')}
          </Button>
        </>
      }
    >
      <Stack>
        <Field label={t(carrierLabel)}>
          <Select
            options={carriers.map(({ id, name }) => ({ value: id, label: `${name}` }))}
            value={id}
            onChange={choose}
          />
        </Field>
        <Field label={t(asked.label)} error={wrong ? t(asked.hint) : undefined}>
          <TextInput
            type={asked.type}
            inputMode={asked.type}
            value={target}
            onChange={(event) => setTarget(event.currentTarget.value)}
          />
        </Field>
        {outcome && <Alert tone={outcome.ok ? 'success' : 'danger'} title={t(outcome.words)} />}
      </Stack>
    </Dialog>
  )
}
