import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Stack } from '#design-system/stack/stack.tsx'
import { Tag } from '#design-system/tag/tag.tsx'
import { noticeCategories } from '#domain/system/notice.ts'
import { noticeCalls } from '#domain/system/notices/calls.ts'
import { codeName } from '#workbench/language/code-name.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { NoticeDrawer } from './my-notice/notice-drawer.tsx'
import { noticesPath } from './my-notice/notices.ts'
import { OwnListFrame, useOwnList } from './own-list/own-list.tsx'
import { useAsked } from './own-list/use-asked.ts'

/** 通知公告: what has been published to me. */
export function Screen() {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const list = useOwnList(noticeCalls.mine, 'category')
  const asked = useAsked('notice')
  const [opened, setOpened] = useState<string | null>(null)
  const close = () => {
    setOpened(null)
    asked.forget()
  }
  return (
    <>
      <OwnListFrame
        title="通知公告"
        list={list}
        kinds={noticeCategories.labels}
        kindLabel="公告类别"
        readable
        nothing="没有通知公告"
        onOpen={setOpened}
        items={list.rows.map(({ id, title, category, pinned, mustRead, publisher, publishedAt, readAt }) => ({
          id,
          title,
          description: [codeName(t, noticeCategories, category), publisher, publishedAt.slice(0, 16)].join(
            ' · ',
          ),
          quiet: readAt !== null,
          unread: readAt === null,
          actions: (pinned || (mustRead && readAt === null)) && (
            <Stack direction="row">
              {pinned && <Tag tone="accent">{t('置顶')}</Tag>}
              {mustRead && readAt === null && <Tag tone="danger">{t('必读')}</Tag>}
            </Stack>
          ),
        }))}
      />
      <NoticeDrawer
        id={opened ?? asked.id}
        onClose={close}
        onRead={() => void queries.invalidateQueries({ queryKey: [noticesPath] })}
      />
    </>
  )
}
