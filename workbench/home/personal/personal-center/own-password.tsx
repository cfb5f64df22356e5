import { Alert } from '#design-system/alert/alert.tsx'
import { Card } from '#design-system/card/card.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { toast } from '#design-system/toaster/toast.ts'
import { css } from '#styled-system/css/index.js'
import { ChangePassword } from '#workbench/account/password/change-password.tsx'
import { useTranslation } from '#workbench/language/use-translation.ts'

/** The password, changed by anyone who knows the present one. */
export function OwnPassword() {
  const { t } = useTranslation()
  return (
    <Card title={t('修改密码')}>
      <div className={narrow}>
        <Stack>
          <Alert>{t('修改成功后，您在其他设备上的登录会全部退出，本机不受影响。')}</Alert>
          <ChangePassword onChanged={() => toast.success(t('密码已修改'))} />
        </Stack>
      </div>
    </Card>
  )
}

const narrow = css({ maxWidth: 'dialog.sm' })
