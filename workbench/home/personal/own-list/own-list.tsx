import { useInfiniteQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Card } from '#design-system/card/card.tsx'
import { Empty } from '#design-system/empty/empty.tsx'
import { List, type ListProps } from '#design-system/list/list.tsx'
import { PageHeader } from '#design-system/page-header/page-header.tsx'
import { Result } from '#design-system/result/result.tsx'
import { Segmented } from '#design-system/segmented/segmented.tsx'
import { Select } from '#design-system/select/select.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { TextInput } from '#design-system/text-input/text-input.tsx'
import type { Call } from '#domain/kernel/call.ts'
import type { Page } from '#domain/kernel/page.ts'
import { cva } from '#styled-system/css/index.js'
import { useSettled } from '#workbench/engine/use-settled.ts'
import { ask } from '#workbench/http/ask.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'

export interface Narrowing {
  readonly keyword: string
  /** A code of the one dictionary that such rows are sorted by; '' for all. */
  readonly kind: string
  readonly unread: boolean
}

interface Question {
  readonly current: number
  readonly size: number
  readonly keyword?: string
  readonly unread?: string
  readonly kind?: string
  readonly category?: string
}

/** Rows that are one's own, page after page as one asks for more. `kindName` is the parameter of the kind. */
export function useOwnList<Row>(call: Call<Question, Page<Row>>, kindName: 'kind' | 'category') {
  const [narrowing, setNarrowing] = useState<Narrowing>({ keyword: '', kind: '', unread: false })
  const keyword = useSettled(narrowing.keyword.trim())
  const { kind, unread } = narrowing
  const asked = {
    ...(keyword && { keyword }),
    ...(kind && { [kindName]: kind }),
    ...(unread && { unread: '1' }),
  }
  const query = useInfiniteQuery({
    queryKey: [call.path, asked],
    queryFn: ({ pageParam }) => ask(call, { ...asked, current: pageParam, size: 20 }, { quiet: true }),
    initialPageParam: 1,
    getNextPageParam: ({ current, pages }) => (current < pages ? current + 1 : undefined),
  })
  return {
    narrowing,
    narrow: (change: Partial<Narrowing>) => setNarrowing({ ...narrowing, ...change }),
    narrowed: keyword !== '' || kind !== '' || unread,
    query,
    rows: (query.data?.pages ?? []).flatMap(({ records }) => records),
    total: query.data?.pages[0]?.total ?? 0,
  }
}

export type OwnList = ReturnType<typeof useOwnList<unknown>>

export interface OwnListFrameProps extends Pick<ListProps, 'items' | 'onOpen'> {
  readonly title: string
  readonly list: Pick<OwnList, 'narrowing' | 'narrow' | 'narrowed' | 'query' | 'total'>
  /** Code to label of what the rows are sorted by. */
  readonly kinds: Readonly<Record<string, string>>
  readonly kindLabel: string
  /** Whether rows are read and unread. */
  readonly readable?: boolean
  /** Said where there is nothing at all. */
  readonly nothing: string
  readonly actions?: ReactNode
}

/** What messages, notices and downloads look like: a search, a kind, what is unread, and the rows. */
export function OwnListFrame(props: OwnListFrameProps) {
  const { title, list, kinds, kindLabel, readable, nothing, actions, items, onOpen } = props
  const { t } = useTranslation()
  const { narrowing, narrow, narrowed, query } = list
  const all = { value: '', label: t('全部') }
  return (
    <Stack>
      <PageHeader title={t(title)} actions={actions} />
      <Card>
        <Stack>
          <div className={filters()}>
            <TextInput
              type="search"
              aria-label={t('搜索')}
              icon={<Search />}
              placeholder={t('搜索')}
              value={narrowing.keyword}
              autoComplete="off"
              clearable
              onWords={(keyword) => narrow({ keyword })}
              onClear={() => narrow({ keyword: '' })}
            />
            <Select
              label={t(kindLabel)}
              options={[all, ...Object.entries(kinds).map(([value, label]) => ({ value, label: t(label) }))]}
              value={narrowing.kind}
              onChange={(kind) => narrow({ kind: kind ?? '' })}
            />
            {readable && (
              <Segmented
                label={t('阅读状态')}
                options={[all, { value: 'unread', label: t('未读') }]}
                value={narrowing.unread ? 'unread' : ''}
                onChange={(value) => narrow({ unread: value === 'unread' })}
              />
            )}
          </div>
          {query.isError && items.length === 0 ? (
            <Result
              status="500"
              title={t('没有加载出来')}
              description={t(query.error.message)}
              action={<Button onClick={() => void query.refetch()}>{t('重试')}</Button>}
            />
          ) : (
            <List
              label={t(title)}
              items={items}
              onOpen={onOpen}
              loading={query.isPending}
              more={
                query.hasNextPage
                  ? { loading: query.isFetchingNextPage, onMore: () => void query.fetchNextPage() }
                  : undefined
              }
              empty={
                <Empty
                  title={t(narrowed ? '没有符合条件的数据' : nothing)}
                  action={
                    narrowed && (
                      <Button onClick={() => narrow({ keyword: '', kind: '', unread: false })}>
                        {t('清空条件')}
                      </Button>
                    )
                  }
                />
              }
            />
          )}
        </Stack>
      </Card>
    </Stack>
  )
}

const filters = cva({
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 'gap',
    '& > *': { width: { base: 'full', sm: '1/4' } },
  },
})
