import { useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Field } from '#design-system/field/field.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { TextInput } from '#design-system/text-input/text-input.tsx'
import { isResidentId } from '#domain/kits/resident-id.ts'
import type { Purpose } from '#workbench/devices/kinds.ts'
import { sampleCard, sampleIdCard } from '#workbench/devices/simulation/sample-cards.ts'
import type { Presented } from '#workbench/devices/simulation/simulation.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'

interface PresentFormProps {
  readonly purpose: Exclude<Purpose, 'relay'>
  readonly onPresent: (presented: Presented) => void
}

/** Holds a card or a code to a simulated reader: anybody's, typed in; nothing of it is kept. */
export function PresentForm({ purpose, onPresent }: PresentFormProps) {
  if (purpose === 'id-card') return <IdCardForm onPresent={onPresent} />
  return purpose === 'scanner' ? <CodeForm onPresent={onPresent} /> : <CardForm onPresent={onPresent} />
}

type Form = Pick<PresentFormProps, 'onPresent'>

function IdCardForm({ onPresent }: Form) {
  const { t } = useTranslation()
  const [name, setName] = useState(sampleIdCard.name)
  const [number, setNumber] = useState(sampleIdCard.number)
  const fits = isResidentId(number.toUpperCase())
  const birth = number.replace(/^\d{6}(\d{4})(\d{2})(\d{2}).*$/, '$1-$2-$3')
  const present = () =>
    onPresent({
      kind: 'id-card',
      card: { ...sampleIdCard, name: name.trim() || sampleIdCard.name, number: number.toUpperCase(), birth },
    })
  return (
    <Stack gap="sm" align="start">
      <Stack direction="row" gap="sm" wrap align="start">
        <Field label={t('姓名')}>
          <TextInput value={name} maxLength={15} onChange={({ target }) => setName(target.value)} />
        </Field>
        <Field label={t('身份证号码')} error={number && !fits && t('号码的校验位或日期不正确')}>
          <TextInput value={number} maxLength={18} onChange={({ target }) => setNumber(target.value)} />
        </Field>
      </Stack>
      <Button variant="solid" disabled={!fits} onClick={present}>
        {t('放上身份证')}
      </Button>
    </Stack>
  )
}

function CardForm({ onPresent }: Form) {
  const { t } = useTranslation()
  const [bytes, setBytes] = useState(sampleCard)
  const fits = /^(?:[\dA-Fa-f]{2}){4}$/.test(bytes)
  return (
    <Stack gap="sm" align="start">
      <Field
        label={t('卡号（十六进制）')}
        error={bytes && !fits && t('请填写 8 位十六进制数，例如 00D507D0')}
      >
        <TextInput value={bytes} maxLength={8} onChange={({ target }) => setBytes(target.value)} />
      </Field>
      <Button
        variant="solid"
        disabled={!fits}
        onClick={() => onPresent({ kind: 'card', bytes: bytes.toUpperCase() })}
      >
        {t('刷一次卡')}
      </Button>
    </Stack>
  )
}

function CodeForm({ onPresent }: Form) {
  const { t } = useTranslation()
  const [text, setText] = useState('2026-LQ-000017')
  return (
    <Stack direction="row" gap="sm" wrap align="end">
      <Field label={t('码的内容')}>
        <TextInput value={text} maxLength={200} onChange={({ target }) => setText(target.value)} />
      </Field>
      <Button
        variant="solid"
        disabled={!text.trim()}
        onClick={() => onPresent({ kind: 'scan', text: text.trim() })}
      >
        {t('扫一次码')}
      </Button>
    </Stack>
  )
}
