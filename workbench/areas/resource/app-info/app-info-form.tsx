import { useWatch } from 'react-hook-form'
import { Alert } from '#design-system/alert/alert.tsx'
import { Card } from '#design-system/card/card.tsx'
import { Form } from '#design-system/form/form.tsx'
import { FormActions } from '#design-system/form/form-actions.tsx'
import { toast } from '#design-system/toaster/toast.ts'
import { type AppTypeCode, appInfo } from '#domain/system/app-info.ts'
import { cva } from '#styled-system/css/index.js'
import { FormFields } from '#workbench/engine/form-fields.tsx'
import type { AnyRow } from '#workbench/engine/row.ts'
import { StaleDialog } from '#workbench/engine/stale-dialog.tsx'
import { useChoices } from '#workbench/engine/use-choices.ts'
import { type RowForm, useRowForm } from '#workbench/engine/use-row-form.ts'
import { sectionsOf } from '#workbench/engine/values.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { usePermission } from '#workbench/portal/menus/menus.ts'
import { SignInPreview } from './sign-in-preview.tsx'

export interface AppInfoFormProps {
  readonly appType: AppTypeCode
  /** None while the college has set nothing. */
  readonly row: AnyRow | undefined
}

/** What the clients show where nothing is set. */
const begun = {
  '0': { globalTitle: '智慧校园', globalViceTitle: '学生工作' },
  '2': { globalTitle: '智慧校园', globalViceTitle: '迎新服务' },
} as const

export function AppInfoForm({ appType, row }: AppInfoFormProps) {
  const { t } = useTranslation()
  const has = usePermission()
  const choices = useChoices(appInfo)
  const rowForm: RowForm = useRowForm({
    resource: appInfo,
    ...(row && { row }),
    given: { appType, ...begun[appType], showLogin: true, isWartermark: false, ssoType: '0' },
    onSaved: (saved) => {
      toast.success(t('已保存'))
      rowForm.adopt(saved)
    },
  })
  const { newer, form } = rowForm
  const mayChange = has(`system.app-info:${row ? 'update' : 'add'}`)
  const shown = useWatch({ control: form.control })
  return (
    <div className={beside()}>
      <Card>
        {!mayChange && <Alert tone="info" title={t('您可以查看这些设置，修改需要相应的权限。')} />}
        <Form
          form={form}
          page
          label={t('系统应用信息')}
          readOnly={!mayChange}
          onSubmit={() => (!row || rowForm.isDirty() ? rowForm.save() : true)}
        >
          <FormFields
            resource={appInfo}
            {...(rowForm.base && { row: rowForm.base })}
            sections={sectionsOf(appInfo).map(([title, names]) => [
              title,
              names.filter((name) => name !== 'appType'),
            ])}
            form={form}
            choices={choices}
          />
          {mayChange && <FormActions sticky />}
        </Form>
      </Card>
      <SignInPreview values={shown} appType={appType} />
      {newer && <StaleDialog resource={appInfo} newer={newer} rowForm={rowForm} choices={choices} />}
    </div>
  )
}

const beside = cva({
  base: {
    display: 'grid',
    gap: 'gap',
    alignItems: 'start',
    gridTemplateColumns: { base: '[minmax(0, 1fr)]', xl: '[minmax(0, 3fr) minmax(0, 2fr)]' },
  },
})
