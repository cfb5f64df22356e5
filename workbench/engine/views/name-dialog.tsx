import { type FormEvent, useId, useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Dialog } from '#design-system/dialog/dialog.tsx'
import { Field } from '#design-system/field/field.tsx'
import { TextInput } from '#design-system/text-input/text-input.tsx'
import { toast } from '#design-system/toaster/toast.ts'
import type { SavedView } from '#domain/system/saved-views/calls.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import type { ScreenViews } from './screen-views.ts'
import { useViewChanges } from './use-view-changes.ts'

export interface NameDialogProps {
  readonly views: ScreenViews
  /** The view that gets another name; left out, what is seen becomes a new one. */
  readonly renamed?: SavedView | undefined
  readonly onClose: () => void
}

/** Names a view. */
export function NameDialog({ views, renamed, onClose }: NameDialogProps) {
  const { t } = useTranslation()
  const form = useId()
  const changes = useViewChanges(views)
  const [name, setName] = useState(renamed?.name ?? '')
  const [fault, setFault] = useState<string>()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const text = name.trim()
    if (!text) return setFault(t('请填写视图名称'))
    try {
      if (renamed) await changes.rename(text)
      else views.openNew(await changes.saveAs(text))
    } catch (error) {
      return setFault(t((error as Error).message))
    }
    toast.success(t('视图已保存'))
    onClose()
  }
  return (
    <Dialog
      open
      size="sm"
      title={renamed ? t('重命名视图') : t('另存为新视图')}
      description={renamed ? undefined : views.keeps}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('取消')}</Button>
          <Button type="submit" form={form} variant="solid" loading={changes.saving}>
            {t('保存')}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate>
        <Field label={t('视图名称')} required error={fault}>
          <TextInput
            value={name}
            maxLength={40}
            autoComplete="off"
            onChange={(event) => {
              setName(event.currentTarget.value)
              setFault(undefined)
            }}
          />
        </Field>
      </form>
    </Dialog>
  )
}
