import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { BellRing } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#design-system/button/button.tsx'
import { DataTable } from '#design-system/data-table/data-table.tsx'
import { Drawer } from '#design-system/drawer/drawer.tsx'
import { Pagination } from '#design-system/pagination/pagination.tsx'
import { Progress } from '#design-system/progress/progress.tsx'
import { Segmented } from '#design-system/segmented/segmented.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { Tag } from '#design-system/tag/tag.tsx'
import { TextInput } from '#design-system/text-input/text-input.tsx'
import type { NoticeReader } from '#domain/system/notices/calls.ts'
import { useSettled } from '#workbench/engine/use-settled.ts'
import { readersOf } from './calls.ts'
import type { NoticeRow } from './notices.tsx'

export interface ReadersProps {
  readonly row: NoticeRow | undefined
  readonly onRemind: (row: NoticeRow) => void
  readonly onClose: () => void
}

/** Who has read a notice and who has not; those who have not may be reminded. */
export function Readers({ row, onRemind, onClose }: ReadersProps) {
  const { t } = useTranslation()
  const [asked, setAsked] = useState({ current: 1, unread: false, keyword: '' })
  const keyword = useSettled(asked.keyword.trim())
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['system/notice/receipts', row?.id, asked.current, asked.unread, keyword],
    queryFn: () => readersOf(row?.id ?? '', { ...asked, keyword }),
    enabled: row !== undefined,
    placeholderData: keepPreviousData,
  })
  const reach = row?.reach ?? 0
  const read = data?.read ?? 0
  return (
    <Drawer
      open={row !== undefined}
      size="lg"
      title={t('阅读情况')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('关闭')}</Button>
          {row?.can.includes('remind') && (
            <Button icon={<BellRing />} disabled={read >= reach} onClick={() => onRemind(row)}>
              {t('提醒未读人员')}
            </Button>
          )}
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
            aria-label={t('按姓名或账号查找')}
            placeholder={t('按姓名或账号查找')}
            value={asked.keyword}
            onChange={(event) => setAsked({ ...asked, current: 1, keyword: event.currentTarget.value })}
          />
        </Stack>
        <DataTable<NoticeReader>
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
