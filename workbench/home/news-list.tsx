import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Empty } from '#design-system/empty/empty.tsx'
import { List } from '#design-system/list/list.tsx'
import { Tag } from '#design-system/tag/tag.tsx'
import { Asked } from '#workbench/home/today/asked.tsx'
import { newsQuery } from '#workbench/home/today/queries.ts'

interface NewsListProps {
  readonly of: 'notice' | 'message'
  readonly label: string
  readonly empty: string
  /** The screen that has them whole. */
  readonly place: string
}

/** The latest of what the college tells the person; a press leads to where it stands whole. */
export function NewsList({ of, label, empty, place }: NewsListProps) {
  const { t } = useTranslation()
  const router = useRouter()
  return (
    <Asked query={useQuery(newsQuery(of))}>
      {({ records }) => (
        <List
          label={label}
          items={records.map(({ id, title, createdAt, publishedAt, readAt }) => ({
            id,
            title,
            quiet: Boolean(readAt),
            meta: readAt ? (publishedAt ?? createdAt)?.slice(5, 10) : <Tag tone="danger">{t('未读')}</Tag>,
          }))}
          empty={<Empty size="sm" title={empty} />}
          onOpen={(id) => void router.navigate({ href: `${place}?${of}=${id}` })}
        />
      )}
    </Asked>
  )
}
