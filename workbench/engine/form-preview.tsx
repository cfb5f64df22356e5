import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Form } from '#design-system/form/form.tsx'
import { LeaveBoundary } from '#design-system/leave-guard/leave-guard.tsx'
import { createLeaveScope } from '#design-system/leave-guard/scope.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { useDesigned } from './form-design.ts'
import { FormFields } from './form-fields.tsx'
import { createResolver } from './resolver.ts'
import { useChoices } from './use-choices.ts'
import { newValues, sectionsOf, type Values } from './values.ts'

interface FormPreviewProps {
  readonly resource: AnyResource
  readonly label: string
  /** What it begins with. */
  readonly given: Values
}

/** What is typed is lost by nobody: nobody is asked before they leave it. */
const freelyLeft = { ...createLeaveScope(), dirty: () => false }

/** The form of a new row, to be looked at and tried: it says what is wrong with what was typed, and saves nothing. */
export function FormPreview({ resource, label, given }: FormPreviewProps) {
  const { asked, design } = useDesigned(resource)
  const choices = useChoices(asked)
  const [resolver] = useState(() => createResolver(asked))
  const form = useForm<Values>({ defaultValues: newValues(asked, given), resolver, mode: 'onTouched' })
  return (
    <LeaveBoundary scope={freelyLeft}>
      <Form form={form} label={label} summary={false} onSubmit={() => false}>
        <FormFields
          resource={asked}
          sections={sectionsOf(asked)}
          form={form}
          choices={choices}
          design={design}
          columns="one"
        />
      </Form>
    </LeaveBoundary>
  )
}
