import { Field } from '#design-system/field/field.tsx'
import { Select } from '#design-system/select/select.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { Switch } from '#design-system/switch/switch.tsx'
import { type CardFormat, cardFormats } from '#devices/card-number/card-number.ts'
import { usualCard } from '#workbench/devices/heard.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import type { Draft } from './draft.ts'

const labels: Record<CardFormat, string> = {
  hex: '十六进制，例如 00D507D0',
  '10H12D': '10H12D：十二位或十三位十进制',
  '8H10D': '8H10D：十位十进制，例如 0013961168',
  '6H8D': '6H8D：八位十进制，位数不足',
  WG26: 'WG26：三位加五位，例如 213,02000，位数不足',
  '4H4H': '4H4H：五位加五位，例如 00213,02000',
}

interface CardFormProps {
  readonly draft: Draft
  readonly onChange: (draft: Draft) => void
}

/** How the reader writes a card number: compared are the bytes behind it, never the digits. */
export function CardForm({ draft, onChange }: CardFormProps) {
  const { t } = useTranslation()
  const card = draft.card ?? usualCard
  return (
    <Stack direction="row" gap="md" wrap>
      <Field label={t('卡号格式')} help={t('刷一次卡，看它输入的是哪一种。')}>
        <Select
          value={card.format}
          onChange={(format) => format && onChange({ ...draft, card: { ...card, format } })}
          options={cardFormats.map((format) => ({ value: format, label: t(labels[format]) }))}
        />
      </Field>
      <Field label={t('字节顺序相反')} help={t('同一张卡在两台读卡器上读数不同时，打开其中一台的此项。')}>
        <Switch
          checked={card.reversed}
          onChange={(reversed) => onChange({ ...draft, card: { ...card, reversed } })}
        />
      </Field>
    </Stack>
  )
}
