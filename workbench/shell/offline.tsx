import { useSyncExternalStore } from 'react'
import { Alert } from '#design-system/alert/alert.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { useHasOwnBar } from '#workbench/portal/own-bar.ts'

/** Says what can be done without a line, for as long as there is none and the screen in sight does not say it itself. */
export function Offline() {
  const { t } = useTranslation()
  const online = useSyncExternalStore(listen, () => navigator.onLine)
  const ownBar = useHasOwnBar()
  if (online || ownBar) return null
  return (
    <Stack pad="page">
      <Alert tone="warning">
        {t(
          '网络已断开，暂时读不到新的数据；列表中新增和编辑的内容会保存在这台设备上，联网后自动提交，其他操作请等网络恢复。',
        )}
      </Alert>
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
