import { Alert } from '#design-system/alert/alert.tsx'
import { Button } from '#design-system/button/button.tsx'
import { useText } from '#design-system/text/text.tsx'

/** In place of a page whose script did not come, most often because the portal was replaced meanwhile. */
export function MissingPart() {
  const t = useText()
  return (
    <Alert
      tone="warning"
      title={t('页面没有打开')}
      action={<Button onClick={() => window.location.reload()}>{t('刷新')}</Button>}
    >
      {t('系统可能刚刚更新，请刷新页面。如果仍然打不开，请检查网络或稍后再试。')}
    </Alert>
  )
}
