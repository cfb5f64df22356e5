import { type ReactNode, useId, useMemo, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '#design-system/button/button.tsx'
import { Dialog } from '#design-system/dialog/dialog.tsx'
import { Form } from '#design-system/form/form.tsx'
import { LeaveBoundary, useMayLeave } from '#design-system/leave-guard/leave-guard.tsx'
import { createLeaveScope } from '#design-system/leave-guard/scope.ts'
import { type Action, askedForm } from '#domain/kernel/action.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { FormFields } from '#workbench/engine/form-fields.tsx'
import { createResolver } from '#workbench/engine/resolver.ts'
import { useChoices } from '#workbench/engine/use-choices.ts'
import {
  answeredOf,
  askedOf,
  filledIn,
  newValues,
  sectionsOf,
  type Values,
} from '#workbench/engine/values.ts'
import { WaitForUploads } from '#workbench/files/wait-for-uploads.tsx'
import { HttpFailure } from '#workbench/http/failure.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'

export interface AskDialogProps {
  readonly resource: Pick<AnyResource, 'name'>
  /** The row it is done with, where that is one: what it corrects, and what its answers are narrowed by. */
  readonly row?: Values
  /** What it is done with, said before it is asked. */
  readonly about?: ReactNode
  readonly action: Action
  /** Names the row, or says for how many rows it is. */
  readonly title: string
  /** Does it with what was answered, and closes; what it throws is shown in the form, which keeps its answers. */
  readonly send: (answers: Values) => Promise<unknown>
  readonly onClose: () => void
}

/** What an action asks before it is done, with one row or with many. */
export function AskDialog({ resource, row, about, action, title, send, onClose }: AskDialogProps) {
  const { t } = useTranslation()
  const id = useId()
  const asked = useMemo(() => askedForm(resource, action), [resource, action])
  const choices = useChoices(asked)
  const [scope] = useState(createLeaveScope)
  const mayLeave = useMayLeave(scope)
  const form = useForm<Values>({
    defaultValues: newValues(asked, action.revises && row && answeredOf(asked, row)),
    resolver: createResolver(asked),
    mode: 'onTouched',
    shouldFocusError: false,
  })
  const { isDirty, isSubmitting } = form.formState

  async function close() {
    if (!isSubmitting && (!isDirty || (await mayLeave()))) onClose()
  }

  async function submit() {
    try {
      await send(filledIn(askedOf(asked, form.getValues())))
      return true
    } catch (error) {
      if (!(error instanceof Error)) throw error
      const fields = error instanceof HttpFailure ? Object.entries(error.fields ?? {}) : []
      const named = fields.filter(([name]) => name in asked.fields)
      for (const [name, message] of named) form.setError(name, { type: 'server', message })
      if (named.length === 0) form.setError('root', { type: 'server', message: error.message })
      return false
    }
  }

  return (
    <Dialog
      open
      size="sm"
      title={title}
      description={action.confirm && t(action.confirm)}
      onClose={close}
      footer={
        <>
          <Button onClick={close}>{t('取消')}</Button>
          <Button
            type="submit"
            form={id}
            variant={action.danger ? 'danger' : 'solid'}
            loading={isSubmitting}
            aria-keyshortcuts="Control+Enter Meta+Enter"
          >
            {t(action.label)}
          </Button>
        </>
      }
    >
      <LeaveBoundary scope={scope}>
        <WaitForUploads>
          <Form id={id} form={form} label={title} summary={false} onSubmit={submit}>
            {about}
            <FormFields
              resource={asked}
              about={row}
              sections={sectionsOf(asked)}
              form={form}
              choices={choices}
            />
          </Form>
        </WaitForUploads>
      </LeaveBoundary>
    </Dialog>
  )
}
