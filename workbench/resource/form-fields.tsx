import { Fragment } from 'react'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Field } from '#design-system/field/field.tsx'
import { Grid } from '#design-system/grid/grid.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { Whole } from '#design-system/whole/whole.tsx'
import type { Field as Declared } from '#domain/kernel/field.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { Editor } from './kinds/editor.tsx'
import type { AnyRow } from './row.ts'
import { Section } from './section.tsx'
import type { Choices } from './use-choices.ts'
import { useSay } from './use-say.ts'
import type { sectionsOf, Values } from './values.ts'
import { narrowedBy } from './within.ts'

export interface FormFieldsProps {
  readonly resource: AnyResource
  readonly row?: AnyRow
  readonly sections: ReturnType<typeof sectionsOf>
  readonly form: UseFormReturn<Values>
  readonly choices: Choices
}

export function FormFields({ sections, ...rest }: FormFieldsProps) {
  const { t } = useTranslation()
  return (
    <Stack gap="lg">
      {sections.map(([title, names]) => (
        <Section key={title} title={title && t(title)}>
          <Grid columns="two">
            {names.map((name) => (
              <FormField key={name} name={name} {...rest} />
            ))}
          </Grid>
        </Section>
      ))}
    </Stack>
  )
}

function FormField({
  name,
  resource,
  row,
  form,
  choices,
}: Omit<FormFieldsProps, 'sections'> & { name: string }) {
  const { t } = useTranslation()
  const say = useSay()
  const declared: Declared = resource.fields[name]
  const Place = declared.kind === 'long-text' ? Whole : Fragment
  return (
    <Controller
      name={name}
      control={form.control}
      render={({ field: { value, onChange, onBlur }, fieldState: { error, isDirty } }) => (
        <Place>
          <Field
            label={t(declared.label)}
            required={declared.presence === 'required'}
            help={
              isHidden(declared, value)
                ? t('为保护隐私只显示一部分，不修改则保持不变')
                : declared.help && t(declared.help)
            }
            error={error?.message && say(declared, error.message)}
          >
            <Editor
              name={name}
              field={declared}
              value={value ?? null}
              label={row?.[name] === value ? row?.labels?.[name] : undefined}
              within={narrowedBy(resource, name, form.getValues())}
              choices={choices}
              onChange={onChange}
              // Leaving a field one has not filled is no fault yet; its words would push away what is being clicked.
              onBlur={() => isDirty && onBlur()}
            />
          </Field>
        </Place>
      )}
    />
  )
}

const isHidden = ({ masked }: Declared, value: unknown) => Boolean(masked) && String(value).includes('*')
