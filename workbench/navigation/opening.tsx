import { LoadingOverlay } from '#design-system/loading-overlay/loading-overlay.tsx'
import { useText } from '#design-system/text/text.tsx'

/** Over the empty page while a person's menus, or a part of the portal, are on their way. */
export function Opening() {
  const t = useText()
  return <LoadingOverlay loading text={t('正在打开')} />
}
