import { useState } from 'react'
import { Alert } from '#design-system/alert/alert.tsx'
import { Button } from '#design-system/button/button.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { useNewVersion } from '#workbench/portal/release/new-version.ts'

/** Says that there is a newer portal. It may be put off, unless the server no longer understands this one. */
export function VersionNotice() {
  const { t } = useTranslation()
  const version = useNewVersion()
  const [later, setLater] = useState(false)
  const needed = version === 'needed'
  if (version === 'none' || (later && !needed)) return null
  return (
    <Stack pad="page">
      <Alert
        tone={needed ? 'warning' : 'info'}
        title={t('系统已更新')}
        action={<Button onClick={() => window.location.reload()}>{t('刷新页面')}</Button>}
        onDismiss={needed ? undefined : () => setLater(true)}
      >
        {t(
          needed
            ? '当前页面的版本过旧，请保存内容后刷新，否则部分操作可能失败。'
            : '刷新后即可使用新版本，请先保存正在填写的内容。',
        )}
      </Alert>
    </Stack>
  )
}
