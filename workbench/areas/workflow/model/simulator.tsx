import { useMutation } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useForm } from 'react-hook-form'
import { Alert } from '#design-system/alert/alert.tsx'
import { Button } from '#design-system/button/button.tsx'
import { Card } from '#design-system/card/card.tsx'
import { Form } from '#design-system/form/form.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { askedForm } from '#domain/kernel/action.ts'
import { reference } from '#domain/kernel/fields.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import type { Step } from '#domain/workflow/definition.ts'
import { simulationFields } from '#domain/workflow/simulation-form.ts'
import { CaseFacts } from '#workbench/engine/approval/case-facts.tsx'
import { ForeseenSteps } from '#workbench/engine/approval/foreseen-steps.tsx'
import { FormFields } from '#workbench/engine/form-fields.tsx'
import { useChoices } from '#workbench/engine/use-choices.ts'
import { filledIn, newValues, sectionsOf, type Values } from '#workbench/engine/values.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { simulate } from './calls.ts'

interface SimulatorProps {
  readonly id: string
  readonly steps: readonly Step[]
  readonly resource: AnyResource
  readonly disabled: boolean
}

/** Tries the steps with a student and with what the conditions read: who would be asked, until when, counted how. */
export function Simulator({ id, steps, resource, disabled }: SimulatorProps) {
  const { t } = useTranslation()
  const asked = useMemo(() => {
    const student = { asStudent: reference('以这名学生试走', 'base.student', { required: true }) }
    return askedForm(resource, { label: '模拟', asks: { ...student, ...simulationFields(resource, steps) } })
  }, [steps, resource])
  const choices = useChoices(asked)
  const form = useForm<Values>({ defaultValues: newValues(asked), mode: 'onTouched' })
  const trying = useMutation({
    mutationFn: ({ asStudent, ...values }: Values) => simulate(id, steps, String(asStudent), values),
  })
  const found = trying.data
  return (
    <Card title={t('模拟')} foldable>
      <Stack>
        <Form
          form={form}
          label={t('模拟')}
          summary={false}
          onSubmit={async () => {
            const values = filledIn(form.getValues())
            if (values.asStudent) await trying.mutateAsync(values).catch(() => {})
            else form.setError('asStudent', { type: 'required', message: t('请选择学生') })
            return true
          }}
        >
          <FormFields resource={asked} sections={sectionsOf(asked)} form={form} choices={choices} />
          <Button type="submit" disabled={disabled} loading={trying.isPending}>
            {t('试走一遍')}
          </Button>
        </Form>
        {found && 'refused' in found && <Alert tone="warning" title={t(found.refused)} />}
        {found && Object.keys(found.reckoned).length > 0 && (
          <CaseFacts resource={resource.name} row={found.reckoned} />
        )}
        {found && 'steps' in found && <ForeseenSteps steps={found.steps} />}
      </Stack>
    </Card>
  )
}
