import { Field } from '#design-system/field/field.tsx'
import { isComposing } from '#design-system/parts/composing/is-composing.ts'
import { useText } from '#design-system/text/text.tsx'
import { TextInput } from '#design-system/text-input/text-input.tsx'

interface TypedNameProps {
  readonly name: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onEnter: () => void
  readonly disabled: boolean
}

/** The name to type, so that a habit of pressing 确定 is not enough. */
export const TypedName = ({ name, value, onChange, onEnter, disabled }: TypedNameProps) => {
  const t = useText()
  return (
    <Field label={t('输入“{{name}}”以确认', { name })} disabled={disabled}>
      <TextInput
        data-autofocus=""
        autoComplete="off"
        spellCheck={false}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !isComposing(event)) onEnter()
        }}
      />
    </Field>
  )
}
