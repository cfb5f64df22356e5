import { useQuery } from '@tanstack/react-query'
import { Bell } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Badge } from '#design-system/badge/badge.tsx'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { Tooltip } from '#design-system/tooltip/tooltip.tsx'
import { http } from '#workbench/http/http.ts'
import { useActs } from './acts.ts'

/** Milliseconds between two looks. */
const every = 60_000

/** The bell, with how much is unread. A portal that has no messages shows none. */
export function Unread() {
  const { t } = useTranslation()
  const { go } = useActs()
  const { data } = useQuery({
    queryKey: ['message', 'unreadCount'],
    queryFn: () => http<{ readonly count: number }>('base/message/unreadCount', { quiet: true }),
    refetchInterval: ({ state }) => (state.status === 'error' ? false : every),
  })
  if (typeof data?.count !== 'number') return null
  const label = t('消息')
  return (
    <Tooltip text={label}>
      <Badge count={data.count} label={t('条未读消息')} tone="danger">
        <IconButton label={label} icon={<Bell aria-hidden />} onClick={() => go('/personal/mymessage')} />
      </Badge>
    </Tooltip>
  )
}
