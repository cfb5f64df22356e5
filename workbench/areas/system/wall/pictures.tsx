import { useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { watchQuery } from './queries.ts'
import { strip } from './strip.tsx'
import { WallCard } from './wall-card.tsx'

/** So many screens are drawn at a time, however many stand side by side. */
const most = 6

/** What every paired display shows now, side by side. Those in sight are drawn, and no others. */
export function Pictures() {
  const { t } = useTranslation()
  const { data } = useQuery(watchQuery)
  const [seen, setSeen] = useState<readonly string[]>([])
  const see = useCallback(
    (id: string, isSeen: boolean) =>
      setSeen((before) => [...before.filter((each) => each !== id), ...(isSeen ? [id] : [])]),
    [],
  )
  const paired = data?.filter(({ state }) => state === 'online' || state === 'offline')
  if (paired?.length === 0) return null
  const drawn = paired?.filter(({ id }) => seen.includes(id)).slice(0, most)
  return (
    <ul className={strip} aria-label={t('大屏画面')}>
      {paired?.map((wall) => (
        <WallCard key={wall.id} wall={wall} drawn={drawn?.includes(wall) ?? false} onSight={see} />
      ))}
    </ul>
  )
}
