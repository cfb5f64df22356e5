import { CheckboxGroup } from '#design-system/checkbox/checkbox-group.tsx'
import { DateInput } from '#design-system/date-input/date-input.tsx'
import { Field } from '#design-system/field/field.tsx'
import { NumberInput } from '#design-system/number-input/number-input.tsx'
import { RadioGroup } from '#design-system/radio-group/radio-group.tsx'
import { TextArea } from '#design-system/text-area/text-area.tsx'
import { TextInput } from '#design-system/text-input/text-input.tsx'
import type { Question } from '#domain/survey/question.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'

interface QuestionFieldProps {
  readonly number: number
  readonly question: Question
  readonly value: unknown
  readonly onChange: (value: unknown) => void
  readonly fault?: string
}

/** One question, with its number before it and the control its kind asks for. */
export function QuestionField({ number, question, value, onChange, fault }: QuestionFieldProps) {
  const { t } = useTranslation()
  return (
    <Field
      name={question.id}
      label={`${number}. ${question.title}`}
      help={question.help}
      required={question.required}
      error={fault && t(fault)}
    >
      <Control question={question} value={value} onChange={onChange} />
    </Field>
  )
}

type ControlProps = Pick<QuestionFieldProps, 'question' | 'value' | 'onChange'>

/** From here on a text is long enough for several lines. */
const long = 100

function Control({ question, value, onChange }: ControlProps) {
  const { t } = useTranslation()
  switch (question.kind) {
    case 'single':
      return (
        <RadioGroup
          direction="column"
          options={question.options}
          value={typeof value === 'string' ? value : null}
          onChange={onChange}
        />
      )
    case 'multiple':
      return (
        <CheckboxGroup
          direction="column"
          options={question.options}
          value={Array.isArray(value) ? (value as string[]) : []}
          onChange={onChange}
        />
      )
    case 'yes-no':
      return (
        <RadioGroup
          direction="row"
          options={[
            { value: 'yes', label: t('是') },
            { value: 'no', label: t('否') },
          ]}
          value={typeof value === 'boolean' ? (value ? 'yes' : 'no') : null}
          onChange={(word) => onChange(word === 'yes')}
        />
      )
    case 'number':
      return (
        <NumberInput
          min={question.min}
          max={question.max}
          unit={question.unit}
          value={typeof value === 'number' ? value : null}
          onChange={onChange}
        />
      )
    case 'date':
      return <DateInput value={typeof value === 'string' ? value : null} onChange={onChange} />
    case 'text': {
      const text = typeof value === 'string' ? value : ''
      const change = (event: { readonly currentTarget: { readonly value: string } }) =>
        onChange(event.currentTarget.value)
      return question.max > long ? (
        <TextArea rows={3} growTo={8} limit={question.max} value={text} onChange={change} />
      ) : (
        <TextInput maxLength={question.max} value={text} onChange={change} />
      )
    }
  }
}
