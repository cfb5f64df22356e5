import { Field } from '#design-system/field/field.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { TextInput } from '#design-system/text-input/text-input.tsx'
import type { AnyResource } from '#domain/kernel/resource.ts'
import type { Step } from '#domain/workflow/definition.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { ApproveForm } from './approve-form.tsx'
import { BranchForm } from './branch-form.tsx'
import { NoticeForm } from './notice-form.tsx'
import type { Roles } from './offered-sources.ts'
import { SourcesInput } from './sources-input.tsx'

interface StepFormProps {
  readonly step: Step
  /** Whose applications go by the model. */
  readonly resource: AnyResource | undefined
  /** Of the college. */
  readonly roles: Roles
  readonly onChange: (step: Step) => void
}

/** What one step asks. */
export function StepForm({ step, resource, roles, onChange }: StepFormProps) {
  const { t } = useTranslation()
  return (
    <Stack>
      <Field label={t('步骤名称')} required>
        <TextInput
          value={step.title}
          maxLength={40}
          onChange={(event) => onChange({ ...step, title: event.currentTarget.value })}
        />
      </Field>
      {(step.kind === 'approve' || step.kind === 'cc') && (
        <SourcesInput
          label={t(step.kind === 'cc' ? '抄送给' : '办理人来源')}
          sources={step.who}
          resource={resource}
          roles={roles}
          onChange={(who) => onChange({ ...step, who })}
        />
      )}
      {step.kind === 'approve' && (
        <ApproveForm step={step} resource={resource} roles={roles} onChange={onChange} />
      )}
      {step.kind === 'notice' && (
        <NoticeForm step={step} resource={resource} roles={roles} onChange={onChange} />
      )}
      {(step.kind === 'branch' || step.kind === 'parallel') && (
        <BranchForm step={step} resource={resource} onChange={onChange} />
      )}
    </Stack>
  )
}
