import type { UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { FormField } from '#design-system/form/form-field.tsx'
import { FormSection } from '#design-system/form/form-section.tsx'
import type { Field as Declared } from '#domain/kernel/field.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { Editor } from './kinds/editor.tsx'
import type { AnyRow } from './row.ts'
import type { Choices } from './use-choices.ts'
import type { sectionsOf, Values } from './values.ts'
import { narrowedBy } from './within.ts'

export interface FormFieldsProps {
  readonly resource: AnyResource
  readonly row?: AnyRow
  readonly sections: ReturnType<typeof sectionsOf>
  readonly form: UseFormReturn<Values>
  readonly choices: Choices
}

export function FormFields({ resource, row, sections, form, choices }: FormFieldsProps) {
  const { t } = useTranslation()
  const help = (declared: Declared, value: unknown) =>
    declared.secret && row
      ? t('已保存的内容不再显示，留空则保持不变')
      : isHidden(declared, value)
        ? t('为保护隐私只显示一部分，不修改则保持不变')
        : declared.help && t(declared.help)
  return sections.map(([title, names]) => (
    <FormSection key={title} title={title && t(title)} columns="two">
      {names.map((name) => {
        const declared: Declared = resource.fields[name]
        return (
          <FormField
            key={name}
            control={form.control}
            name={name}
            label={t(declared.label)}
            required={declared.presence === 'required' && !(declared.secret && row)}
            whole={declared.kind === 'long-text' || declared.kind === 'files'}
            help={(value) => help(declared, value)}
          >
            {(control) => (
              <Editor
                {...control}
                field={declared}
                value={control.value ?? null}
                label={row?.[name] === control.value ? row?.labels?.[name] : undefined}
                within={narrowedBy(resource, name, form.getValues())}
                choices={choices}
              />
            )}
          </FormField>
        )
      })}
    </FormSection>
  ))
}

const isHidden = ({ masked }: Declared, value: unknown) => Boolean(masked) && String(value).includes('*')
