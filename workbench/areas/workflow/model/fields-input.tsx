import { Field } from '#design-system/field/field.tsx'
import { MultiSelect } from '#design-system/multi-select/multi-select.tsx'
import type { AnyResource } from '#domain/kernel/resource.ts'
import type { ApproveStep } from '#domain/workflow/definition.ts'
import { isWritable } from '#domain/workflow/writable.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'

interface FieldsInputProps {
  readonly resource: AnyResource
  readonly fields: ApproveStep['fields']
  readonly onChange: (fields: ApproveStep['fields']) => void
}

type Access = ApproveStep['fields'][string]

/** Fields of the form that people of this step do not see, and those that they fill in; the others they read. */
export function FieldsInput({ resource, fields, onChange }: FieldsInputProps) {
  const { t } = useTranslation()
  const names = Object.keys(resource.fields)
  const withAccess = (access: Access) => names.filter((name) => fields[name] === access)
  const set = (access: Access, chosen: readonly string[]) =>
    onChange({
      ...Object.fromEntries(
        Object.entries(fields).filter(([name, was]) => was !== access && !chosen.includes(name)),
      ),
      ...Object.fromEntries(chosen.map((name) => [name, access])),
    })
  const optionsOf = (some: readonly string[]) =>
    some.map((value) => ({ value, label: t(resource.fields[value].label) }))
  return (
    <>
      <Field label={t('对办理人隐藏的内容')} help={t('没有选中的内容均可查看。')}>
        <MultiSelect
          options={optionsOf(names)}
          value={withAccess('hidden')}
          onChange={(chosen) => set('hidden', chosen)}
        />
      </Field>
      <Field label={t('由办理人填写的内容')} help={t('办理人同意时可以填写或更正，随申请一起保存。')}>
        <MultiSelect
          options={optionsOf(names.filter((name) => isWritable(resource, name)))}
          value={withAccess('write')}
          onChange={(chosen) => set('write', chosen)}
        />
      </Field>
    </>
  )
}
