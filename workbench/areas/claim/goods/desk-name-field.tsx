import { useState } from 'react'
import { Field } from '#design-system/field/field.tsx'
import { TextInput } from '#design-system/text-input/text-input.tsx'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { deskName, keepDeskName } from './desk-name.ts'

/** What this desk is called, so that records say where something was handed over. */
export function DeskNameField() {
  const { t } = useTranslation()
  const [name, setName] = useState(deskName)
  return (
    <Field label={t('本台名称')} layout="beside">
      <TextInput
        size="sm"
        maxLength={40}
        placeholder={t('如 1 号台')}
        value={name}
        onChange={(event) => {
          setName(event.currentTarget.value)
          keepDeskName(event.currentTarget.value)
        }}
      />
    </Field>
  )
}
