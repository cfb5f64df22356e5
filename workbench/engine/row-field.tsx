import type { UseFormReturn } from 'react-hook-form'
import { DescriptionTools } from '#design-system/descriptions/description-tools.tsx'
import type { DescriptionItem } from '#design-system/descriptions/descriptions.tsx'
import { FormField } from '#design-system/form/form-field.tsx'
import { type Field, isWide } from '#domain/kernel/field.ts'
import { filledBy, isNeeded } from '#domain/kernel/form-rules.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { narrowedBy } from '#domain/kernel/within.ts'
import type { FieldAccess } from '#domain/security/secret-field.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { useDeclared } from '#workbench/portal/declared/use-declared.ts'
import { Editor } from './kinds/editor.tsx'
import type { AnyRow } from './row.ts'
import type { Choices } from './use-choices.ts'
import type { Values } from './values.ts'

export interface RowFieldProps {
  readonly resource: AnyResource
  readonly name: string
  /** Where its row stands in the form, such as `lines.family.0.`; left out, it is the form's own row. */
  readonly path?: string
  /** As it is kept; none of a new one. */
  readonly row?: AnyRow
  /** As it is being filled. */
  readonly values: Values
  /** The row that an action is done with, or whose line this is. */
  readonly about?: Values | undefined
  readonly form: UseFormReturn<Values>
  readonly choices: Choices
  readonly access?: FieldAccess | undefined
  /** In place of what the declaration says under the field. */
  readonly hint?: string | undefined
  /** Shows the whole of a masked value beside the field; into the field it never comes. */
  readonly eye?: DescriptionItem['reveal']
  /** The whole value, while it is shown. */
  readonly whole?: string | null | undefined
}

/** Whether people with this access see the field and may not fill it in. */
export const isReadOnly = (access: FieldAccess | undefined) => access === 'read' || access === 'masked'

/** One field of a row, with what entering it brings along. */
export function RowField({ path = '', access, hint, eye, whole, ...props }: RowFieldProps) {
  const { resource, name, row, values, about, form, choices } = props
  const { t } = useTranslation()
  const declared: Field = resource.fields[name]
  const target = useDeclared(declared.target ?? '')
  const kept = Boolean(declared.secret && row)
  const readOnly = isReadOnly(access)
  const required =
    declared.presence === 'required' || access === 'required' || isNeeded(resource, name, values)

  function help(value: unknown) {
    if (!eye) return words(value)
    return (
      <>
        {eye.shown ? t('完整内容：{{value}}', { value: whole ?? t('（空）') }) : words(value)}
        <DescriptionTools label={t(declared.label)} reveal={eye} />
      </>
    )
  }

  function words(value: unknown) {
    if (kept) return t('已保存的内容不再显示，留空则保持不变')
    if (readOnly) return t('您的角色只能查看此项')
    if (declared.masked && String(value).includes('*')) return t('为保护隐私只显示一部分，不修改则保持不变')
    if (access === 'review') return t('需审核：修改后先提交审核，通过后生效')
    return hint ?? (declared.help && t(declared.help))
  }

  function change(value: unknown, set: (value: unknown) => void) {
    set(value)
    const filled = filledBy(resource, name, { ...values, [name]: value })
    for (const [other, follows] of Object.entries(filled))
      form.setValue(path + other, follows, { shouldDirty: true, shouldTouch: true, shouldValidate: true })
  }

  return (
    <FormField
      control={form.control}
      name={path + name}
      label={t(declared.label)}
      required={required && !kept && !readOnly}
      readOnly={readOnly}
      disabled={readOnly}
      whole={isWide(declared.kind)}
      help={help}
    >
      {(control) => (
        <Editor
          {...control}
          onChange={(value) => change(value, control.onChange)}
          field={declared}
          value={control.value ?? null}
          label={row?.[name] === control.value ? row?.labels?.[name] : undefined}
          within={narrowedBy(resource, name, values, target, about)}
          choices={choices}
        />
      )}
    </FormField>
  )
}
