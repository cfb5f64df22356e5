import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { useConfirm } from '#design-system/confirm/confirm.tsx'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { toast } from '#design-system/toaster/toast.ts'
import { messageKinds } from '#domain/system/message.ts'
import { type Message, messageCalls } from '#domain/system/messages/calls.ts'
import { StateTag } from '#workbench/engine/kinds/state-tag.tsx'
import { isOwnLink, markRead, messagesKey } from '#workbench/home/messages/messages.ts'
import { ask } from '#workbench/http/ask.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { MessageDrawer } from './my-message/message-drawer.tsx'
import { OwnListFrame, useOwnList } from './own-list/own-list.tsx'
import { useAsked } from './own-list/use-asked.ts'

/** 最新消息: what the portal has to tell one, the latest first. */
export function Screen() {
  const { t } = useTranslation()
  const router = useRouter()
  const confirm = useConfirm()
  const queries = useQueryClient()
  const list = useOwnList(messageCalls.mine, 'kind')
  const asked = useAsked('message')
  const [opened, setOpened] = useState<Message>()
  const shown = opened ?? (asked.id ? list.rows.find(({ id }) => id === asked.id) : undefined)
  const renew = () => queries.invalidateQueries({ queryKey: [messagesKey] })
  const read = useMutation({ mutationFn: markRead, onSuccess: renew })
  const remove = useMutation({
    mutationFn: (id: string) => ask(messageCalls.remove, { ids: id }),
    onSuccess: () => {
      toast.success(t('已删除'))
      void renew()
    },
  })

  const open = (id: string) => {
    const message = list.rows.find((each) => each.id === id)
    setOpened(message)
    if (message?.readAt === null) read.mutate([id])
  }
  const close = () => {
    setOpened(undefined)
    asked.forget()
  }
  const askToRemove = async ({ id, title }: Message) => {
    const sure = await confirm({
      title: t('删除这条消息？'),
      text: t('将删除“{{names}}”，删除后不能恢复。', { names: title }),
      confirmText: t('删除'),
      danger: true,
    })
    if (sure) remove.mutate(id)
  }
  return (
    <>
      <OwnListFrame
        title="最新消息"
        list={list}
        kinds={messageKinds.labels}
        kindLabel="消息类别"
        readable
        nothing="没有消息"
        actions={
          <Button loading={read.isPending} onClick={() => read.mutate(undefined)}>
            {t('全部标为已读')}
          </Button>
        }
        onOpen={open}
        items={list.rows.map((message) => ({
          id: message.id,
          title: message.title,
          description: message.text ?? undefined,
          avatar: <StateTag of={messageKinds} code={message.kind} />,
          meta: message.createdAt.slice(5, 10),
          quiet: message.readAt !== null,
          unread: message.readAt === null,
          actions: (
            <IconButton
              size="sm"
              label={t('删除{{name}}', { name: message.title })}
              icon={<Trash2 />}
              onClick={() => void askToRemove(message)}
            />
          ),
        }))}
      />
      <MessageDrawer
        message={shown}
        onClose={close}
        onFollow={(message) => {
          close()
          if (isOwnLink(message.link)) void router.navigate({ href: message.link })
        }}
      />
    </>
  )
}
