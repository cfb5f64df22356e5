import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { Bell as BellIcon } from 'lucide-react'
import { useState } from 'react'
import { Alert } from '#design-system/alert/alert.tsx'
import { Button } from '#design-system/button/button.tsx'
import { Empty } from '#design-system/empty/empty.tsx'
import { List } from '#design-system/list/list.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { Bell } from '#workbench/portal/bell.tsx'
import { latestQuery, markRead, messagesKey, unreadQuery } from './messages.ts'
import { useLiveMessages } from './use-live-messages.ts'

/** How many messages wait, and the latest of them. */
export function MessageBell() {
  const { t } = useTranslation()
  const router = useRouter()
  const queries = useQueryClient()
  const [open, setOpen] = useState(false)
  useLiveMessages()
  const unread = useQuery(unreadQuery).data?.count ?? 0
  const { data, error, isPending, refetch } = useQuery({ ...latestQuery, enabled: open })
  const read = useMutation({
    mutationFn: () => markRead(),
    onSuccess: () => queries.invalidateQueries({ queryKey: [messagesKey] }),
  })
  const go = (href: string) => {
    setOpen(false)
    void router.navigate({ href })
  }
  return (
    <Bell
      count={unread}
      counted={t('未读')}
      tone="danger"
      label={unread > 0 ? t('消息，{{count}} 条未读', { count: unread }) : t('消息')}
      icon={<BellIcon aria-hidden />}
      title={t('最新消息')}
      open={open}
      onOpenChange={setOpen}
    >
      <Stack>
        {error ? (
          <Alert
            tone="danger"
            title={t(error.message)}
            action={<Button onClick={() => void refetch()}>{t('重试')}</Button>}
          />
        ) : (
          <List
            label={t('最新消息')}
            loading={isPending}
            items={(data?.records ?? []).map(({ id, title, text, createdAt, readAt }) => ({
              id,
              title,
              description: text ?? undefined,
              meta: createdAt.slice(5, 16),
              quiet: readAt !== null,
              unread: readAt === null,
            }))}
            onOpen={(id) => go(`/personal/mymessage?message=${id}`)}
            empty={<Empty title={t('没有消息')} />}
          />
        )}
        <Stack direction="row" justify="between">
          <Button
            variant="ghost"
            disabled={unread === 0}
            loading={read.isPending}
            onClick={() => read.mutate()}
          >
            {t('全部标为已读')}
          </Button>
          <Button variant="ghost" onClick={() => go('/personal/mymessage')}>
            {t('查看全部')}
          </Button>
        </Stack>
      </Stack>
    </Bell>
  )
}
