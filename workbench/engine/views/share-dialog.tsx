import { type FormEvent, useId, useState } from 'react'
import { Alert } from '#design-system/alert/alert.tsx'
import { Button } from '#design-system/button/button.tsx'
import { Dialog } from '#design-system/dialog/dialog.tsx'
import { Field } from '#design-system/field/field.tsx'
import { MultiSelect } from '#design-system/multi-select/multi-select.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { Switch } from '#design-system/switch/switch.tsx'
import { toast } from '#design-system/toaster/toast.ts'
import { entriesOf } from '#domain/kernel/dictionary.ts'
import { roles } from '#domain/roles.ts'
import type { SavedView } from '#domain/system/saved-views/calls.ts'
import { ReferenceFilter } from '#workbench/engine/kinds/reference-filter.tsx'
import { useTranslation } from '#workbench/language/use-translation.ts'
import type { ScreenViews } from './screen-views.ts'
import { useViewChanges } from './use-view-changes.ts'

export interface ShareDialogProps {
  readonly view: SavedView
  readonly views: ScreenViews
  readonly onClose: () => void
}

const nobody = { everybody: false, roles: [], departments: [] }

/** Says for whom a view is. What they see through it stays what they may see. */
export function ShareDialog({ view, views, onClose }: ShareDialogProps) {
  const { t } = useTranslation()
  const form = useId()
  const changes = useViewChanges(views)
  const [to, setTo] = useState(view.shared ?? nobody)
  const [fault, setFault] = useState<string>()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    try {
      await changes.share({ id: view.id, ...to })
    } catch (error) {
      return setFault(t((error as Error).message))
    }
    toast.success(t('共享范围已保存'))
    onClose()
  }
  return (
    <Dialog
      open
      size="sm"
      title={t('共享视图“{{name}}”', { name: view.name })}
      description={t('对方只能使用，不能修改；看到的数据仍以各自的权限为准。')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('取消')}</Button>
          <Button type="submit" form={form} variant="solid" loading={changes.sharing}>
            {t('保存')}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit}>
        <Stack>
          {fault && <Alert tone="danger" title={fault} />}
          <Field label={t('共享给所有人')}>
            <Switch checked={to.everybody} onChange={(everybody) => setTo({ ...to, everybody })} />
          </Field>
          {!to.everybody && (
            <>
              <Field label={t('共享给角色')}>
                <MultiSelect
                  options={entriesOf(roles).map(([value, label]) => ({ value, label: t(label) }))}
                  value={to.roles}
                  onChange={(roles) => setTo({ ...to, roles })}
                />
              </Field>
              <Field label={t('共享给部门')} help={t('包含下级部门')}>
                <ReferenceFilter
                  target="base.department"
                  value={to.departments}
                  onChange={(departments) => setTo({ ...to, departments })}
                />
              </Field>
            </>
          )}
        </Stack>
      </form>
    </Dialog>
  )
}
