import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { House, LayoutGrid, MessageSquare, UserRound } from 'lucide-react'
import { BottomBar } from '#design-system/bottom-bar/bottom-bar.tsx'
import { unreadQuery } from '#workbench/home/messages/messages.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { useActs } from './acts.ts'

const icons = {
  '/index': <House aria-hidden />,
  '/servicecenter': <LayoutGrid aria-hidden />,
  '/personal/mymessage': <MessageSquare aria-hidden />,
  '/personalcenter': <UserRound aria-hidden />,
} as const
const titles = {
  '/index': '首页',
  '/servicecenter': '服务',
  '/personal/mymessage': '消息',
  '/personalcenter': '我的',
} as const satisfies Record<keyof typeof icons, string>
const paths = Object.keys(icons) as (keyof typeof icons)[]

/** On a phone: the four places that everybody has. */
export function PhoneBar() {
  const { t } = useTranslation()
  const { go } = useActs()
  const { pathname } = useLocation()
  const unread = useQuery(unreadQuery).data?.count ?? 0
  return (
    <BottomBar
      items={paths.map((path) => ({
        id: path,
        title: t(titles[path]),
        icon: icons[path],
        href: path,
        badge: path === '/personal/mymessage' ? unread : 0,
      }))}
      active={pathname}
      onSelect={({ href }) => go(href)}
    />
  )
}
