import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { DataTable } from '#design-system/data-table/data-table.tsx'
import { Drawer } from '#design-system/drawer/drawer.tsx'
import { Pagination } from '#design-system/pagination/pagination.tsx'
import { Progress } from '#design-system/progress/progress.tsx'
import { Segmented } from '#design-system/segmented/segmented.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { Tag } from '#design-system/tag/tag.tsx'
import { TextInput } from '#design-system/text-input/text-input.tsx'
import type { Page } from '#domain/kernel/page.ts'
import { useSettled } from '#workbench/engine/use-settled.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'

interface Reader {
  readonly id: string
  readonly account: string
  readonly name: string
  readonly place: string | null
  readonly readAt: string | null
}

export interface Asked {
  readonly current: number
  readonly unread: boolean
  readonly keyword: string
}

export interface ReadersDrawerProps {
  /** What they have read or not; undefined while the drawer is shut. */
  readonly id: string | undefined
  /** A key of the query, beside the id. */
  readonly of: string
  readonly ask: (id: string, asked: Asked) => Promise<Page<Reader> & { readonly read: number }>
  /** How many it is for. */
  readonly reach: number
  /** What a keyword is looked for in. */
  readonly find: string
  /** Told how many have read it. */
  readonly buttons?: (read: number) => ReactNode
  readonly onClose: () => void
}

/** Who has read something and who has not. */
export function ReadersDrawer({ id, of, ask, reach, find, buttons, onClose }: ReadersDrawerProps) {
  const { t } = useTranslation()
  const [asked, setAsked] = useState<Asked>({ current: 1, unread: false, keyword: '' })
  const keyword = useSettled(asked.keyword.trim())
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [of, id, asked.current, asked.unread, keyword],
    queryFn: () => ask(id ?? '', { ...asked, keyword }),
    enabled: id !== undefined,
    placeholderData: keepPreviousData,
  })
  const read = data?.read ?? 0
  return (
    <Drawer
      open={id !== undefined}
      size="lg"
      title={t('阅读情况')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('关闭')}</Button>
          {buttons?.(read)}
        </>
      }
    >
      <Stack>
        <Progress
          label={t('已读')}
          value={read}
          max={Math.max(reach, read, 1)}
          figure={t('{{read}} / {{reach}} 人', { read, reach })}
        />
        <Stack direction="row" wrap align="center">
          <Segmented
            label={t('阅读状态')}
            options={[
              { value: 'all', label: t('全部') },
              { value: 'unread', label: t('未读') },
            ]}
            value={asked.unread ? 'unread' : 'all'}
            onChange={(value) => setAsked({ ...asked, current: 1, unread: value === 'unread' })}
          />
          <TextInput
            type="search"
            aria-label={t(find)}
            placeholder={t(find)}
            value={asked.keyword}
            onWords={(keyword) => setAsked({ ...asked, current: 1, keyword })}
          />
        </Stack>
        <DataTable<Reader>
          label={t('阅读情况')}
          rows={data?.records ?? []}
          rowKey={({ id }) => id}
          loading={isFetching}
          error={error && t(error.message)}
          onRetry={() => void refetch()}
          columns={[
            { key: 'name', title: t('姓名'), cell: ({ name }) => name, width: 110 },
            { key: 'account', title: t('账号'), cell: ({ account }) => account, width: 140 },
            { key: 'place', title: t('班级或部门'), cell: ({ place }) => place ?? '—' },
            {
              key: 'readAt',
              title: t('阅读时间'),
              width: 170,
              cell: ({ readAt }) => readAt ?? <Tag tone="warning">{t('未读')}</Tag>,
            },
          ]}
        />
        {data && data.total > 0 && (
          <Pagination
            simple
            current={asked.current}
            size={data.size}
            total={data.total}
            onChange={({ current }) => setAsked({ ...asked, current })}
          />
        )}
      </Stack>
    </Drawer>
  )
}
