import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { List } from '#design-system/list/list.tsx'
import { Asked } from '#workbench/engine/asked.tsx'
import { newsQuery } from '#workbench/home/today/queries.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { DeskCard } from './desk-card.tsx'

interface NewsCardProps {
  readonly of: 'notice' | 'message'
  readonly label: string
  /** The screen that has them whole. */
  readonly place: string
}

/** The latest of what the college tells the person. What must be read stands among the to-dos until it has been. */
export function NewsCard({ of, label, place }: NewsCardProps) {
  const { t } = useTranslation()
  const router = useRouter()
  const query = useQuery(newsQuery(of))
  const shown = (records: NonNullable<typeof query.data>['records']) =>
    records.filter(({ mustRead, readAt }) => !mustRead || readAt)
  if (query.data && shown(query.data.records).length === 0) return null
  return (
    <DeskCard card={`${of}s`} more={place}>
      <Asked query={query}>
        {({ records }) => (
          <List
            label={t(label)}
            items={shown(records).map(({ id, title, createdAt, publishedAt, readAt }) => ({
              id,
              title,
              quiet: Boolean(readAt),
              unread: !readAt,
              meta: (publishedAt ?? createdAt)?.slice(5, 10),
            }))}
            onOpen={(id) => void router.navigate({ href: `${place}?${of}=${id}` })}
          />
        )}
      </Asked>
    </DeskCard>
  )
}
