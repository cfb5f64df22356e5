import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Drawer } from '#design-system/drawer/drawer.tsx'
import { Result } from '#design-system/result/result.tsx'
import { Skeleton } from '#design-system/skeleton/skeleton.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { Tag } from '#design-system/tag/tag.tsx'
import { noticeCategories } from '#domain/system/notice.ts'
import { HeldFiles } from '#workbench/files/held-files.tsx'
import { ShownText } from '#workbench/files/shown-text.tsx'
import { codeName } from '#workbench/language/code-name.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { ownNoticeQuery, tellRead } from './notices.ts'

export interface NoticeDrawerProps {
  readonly id: string | null
  readonly onClose: () => void
  readonly onRead: () => void
}

/** One notice to read. What need not be confirmed is read by being opened. */
export function NoticeDrawer({ id, onClose, onRead }: NoticeDrawerProps) {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery({ ...ownNoticeQuery(id ?? ''), enabled: id !== null })
  const notice = data?.id === id ? data : undefined
  const read = useMutation({
    mutationFn: tellRead,
    onSuccess: () => {
      onRead()
      void refetch()
    },
  })
  const opened = notice && !notice.mustRead && notice.readAt === null ? notice.id : null
  const { mutate } = read
  useEffect(() => {
    if (opened) mutate(opened)
  }, [opened, mutate])

  return (
    <Drawer
      open={id !== null}
      size="lg"
      title={notice?.title ?? t('通知公告')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('关闭')}</Button>
          {notice?.mustRead && notice.readAt === null && (
            <Button variant="solid" loading={read.isPending} onClick={() => read.mutate(notice.id)}>
              {t('我已阅读')}
            </Button>
          )}
        </>
      }
    >
      {error ? (
        <Result
          status="404"
          title={t('公告已撤回或不存在')}
          description={t(error.message)}
          action={<Button onClick={() => void refetch()}>{t('重试')}</Button>}
        />
      ) : notice ? (
        <Stack gap="lg">
          <Stack direction="row" wrap align="center">
            <Tag>{codeName(t, noticeCategories, notice.category)}</Tag>
            <span>{t('{{publisher}} 发布', { publisher: notice.publisher })}</span>
            <time dateTime={notice.publishedAt.replace(' ', 'T')}>{notice.publishedAt.slice(0, 16)}</time>
            {notice.mustRead && notice.readAt && (
              <Tag tone="success">{t('已于 {{at}} 确认阅读', { at: notice.readAt.slice(0, 16) })}</Tag>
            )}
          </Stack>
          <ShownText html={notice.body} />
          {notice.attachments && <HeldFiles ids={notice.attachments} label={t('附件')} />}
        </Stack>
      ) : (
        <Skeleton shape="block" height={240} />
      )}
    </Drawer>
  )
}
