import { Badge } from '#design-system/badge/badge.tsx'
import { useText } from '#design-system/text/text.tsx'

/** What waits behind a menu. */
export const NavBadge = ({ count = 0 }: { readonly count?: number }) => {
  const t = useText()
  return <Badge count={count} label={t('待处理')} />
}
