import { DateInput } from '#design-system/date-input/date-input.tsx'
import { NumberInput } from '#design-system/number-input/number-input.tsx'
import { PasswordInput } from '#design-system/password-input/password-input.tsx'
import { Switch } from '#design-system/switch/switch.tsx'
import { TextArea } from '#design-system/text-area/text-area.tsx'
import { TextInput } from '#design-system/text-input/text-input.tsx'
import { readYuan } from '#domain/kernel/money.ts'
import { cva } from '#styled-system/css/index.js'
import { FilesInput } from '#workbench/files/files-input.tsx'
import { useTranslation } from '#workbench/language/use-translation.ts'
import type { EditorProps } from './editor-props.ts'
import { textOf } from './later.tsx'

export function Line({ name, field, value, onChange, onBlur }: EditorProps) {
  if (field.secret)
    return (
      <PasswordInput
        name={name}
        value={textOf(value)}
        autoComplete="new-password"
        onChange={(event) => onChange(event.currentTarget.value)}
        onBlur={onBlur}
      />
    )
  return (
    <TextInput
      name={name}
      value={textOf(value)}
      autoComplete="off"
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={onBlur}
    />
  )
}

export function Lines({ name, value, onChange, onBlur }: EditorProps) {
  return (
    <TextArea
      name={name}
      value={textOf(value)}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={onBlur}
    />
  )
}

export function WholeNumber({ value, onChange, onBlur }: EditorProps) {
  return (
    <div className={asWideAs({ what: 'number' })}>
      <NumberInput value={value as number | null} onChange={onChange} onBlur={onBlur} decimals={0} />
    </div>
  )
}

export function Decimal({ value, onChange, onBlur }: EditorProps) {
  return (
    <div className={asWideAs({ what: 'number' })}>
      <NumberInput value={value as number | null} onChange={onChange} onBlur={onBlur} />
    </div>
  )
}

export function Money({ value, onChange, onBlur }: EditorProps) {
  return (
    <div className={asWideAs({ what: 'amount' })}>
      <NumberInput
        value={value == null ? null : Number(value)}
        onChange={(amount) => onChange(amount === null ? null : (readYuan(amount) ?? String(amount)))}
        onBlur={onBlur}
        decimals={2}
      />
    </div>
  )
}

export function YesNo({ name, value, onChange }: EditorProps) {
  const { t } = useTranslation()
  return (
    <Switch name={name} checked={value === true} onChange={onChange}>
      {value === true ? t('是') : t('否')}
    </Switch>
  )
}

export function Day({ field, value, onChange, onBlur }: EditorProps) {
  return (
    <div className={asWideAs({ what: 'amount' })}>
      <DateInput
        value={value as string | null}
        min={field.earliest}
        max={field.latest}
        onChange={onChange}
        onBlur={onBlur}
      />
    </div>
  )
}

export function Files({ field, value, onChange }: EditorProps) {
  const { most, accept, largest } = field
  return <FilesInput ids={textOf(value)} {...{ most, accept, largest, onChange }} />
}

/** A control is about as wide as what is entered in it. */
const asWideAs = cva({
  variants: { what: { number: { maxWidth: 'field.sm' }, amount: { maxWidth: 'field.md' } } },
})
