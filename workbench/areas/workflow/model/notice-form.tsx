import { Field } from '#design-system/field/field.tsx'
import { MultiSelect } from '#design-system/multi-select/multi-select.tsx'
import { NumberInput } from '#design-system/number-input/number-input.tsx'
import { Switch } from '#design-system/switch/switch.tsx'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { longestNotice, type NoticeStep } from '#domain/workflow/definition.ts'
import { publishable } from '#domain/workflow/plain-fields.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import type { Roles } from './offered-sources.ts'
import { SourcesInput } from './sources-input.tsx'

interface NoticeFormProps {
  readonly step: NoticeStep
  readonly resource: AnyResource | undefined
  readonly roles: Roles
  readonly onChange: (step: NoticeStep) => void
}

/** How long a case stands in public, what everybody reads of it, and who hears objections. */
export function NoticeForm({ step, resource, roles, onChange }: NoticeFormProps) {
  const { t } = useTranslation()
  const fields = resource ? publishable(resource) : []
  const longer = resource?.fields[step.daysOf ?? ''] as { readonly label: string } | undefined
  return (
    <>
      <Field
        label={t('公示天数（工作日）')}
        required
        {...(longer && { help: t('“{{field}}”更长的，以其为准。', { field: t(longer.label) }) })}
      >
        <NumberInput
          min={1}
          max={longestNotice}
          value={step.days}
          onChange={(days) => onChange({ ...step, days: days ?? 1 })}
        />
      </Field>
      {resource && (
        <Field label={t('公示内容')} help={t('全校师生都能看到，没有选中的内容不公示。')}>
          <MultiSelect
            options={fields.map((value) => ({ value, label: t(resource.fields[value].label) }))}
            value={step.fields.filter((name) => fields.includes(name))}
            onChange={(chosen) => onChange({ ...step, fields: chosen })}
          />
        </Field>
      )}
      <Switch checked={step.masked !== false} onChange={(masked) => onChange({ ...step, masked })}>
        {t('姓名只公示一部分（张*三）')}
      </Switch>
      <Switch
        checked={step.objections !== null}
        onChange={(on) => onChange({ ...step, objections: on ? [{ kind: 'administrator' }] : null })}
      >
        {t('接受异议')}
      </Switch>
      {step.objections && (
        <SourcesInput
          label={t('异议受理人')}
          sources={step.objections}
          resource={resource}
          roles={roles}
          onChange={(objections) => onChange({ ...step, objections })}
        />
      )}
    </>
  )
}
