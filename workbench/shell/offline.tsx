import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '#design-system/alert/alert.tsx'
import { Stack } from '#design-system/stack/stack.tsx'

/** Says that nothing can be saved just now, for as long as it is so. */
export function Offline() {
  const { t } = useTranslation()
  const online = useSyncExternalStore(listen, () => navigator.onLine)
  if (online) return null
  return (
    <Stack pad="page">
      <Alert tone="warning">{t('网络已断开，恢复之前无法读取和保存数据。')}</Alert>
    </Stack>
  )
}

function listen(changed: () => void) {
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}
