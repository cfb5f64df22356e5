import { Button } from '#design-system/button/button.tsx'
import { Card } from '#design-system/card/card.tsx'
import { Empty } from '#design-system/empty/empty.tsx'
import { Timeline } from '#design-system/timeline/timeline.tsx'
import type { GoodsEvent } from '#domain/claim/goods/desk-calls.ts'
import { acts } from '#domain/claim/goods/states.ts'
import { codeName } from '#workbench/language/code-name.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'

interface EventListProps {
  readonly events: readonly GoodsEvent[]
  readonly busy: boolean
  readonly onUndo: (id: string) => void
}

/** What was done for this student, latest first; the last of it can be taken back. */
export function EventList({ events, busy, onUndo }: EventListProps) {
  const { t } = useTranslation()
  return (
    <Card title={t('办理记录')}>
      {events.length === 0 ? (
        <Empty size="sm" title={t('还没有办理记录')} />
      ) : (
        <Timeline
          label={t('办理记录')}
          events={events.map((event) => ({
            id: event.id,
            who: [event.operator, event.desk].filter(Boolean).join(' · '),
            what: codeName(t, acts, event.act),
            time: { shown: event.at },
            ...(event.reason && { comment: event.reason }),
            tone: event.undoneAt ? 'neutral' : 'accent',
            extra: event.undoneAt ? (
              t('{{who}} 于 {{at}} 撤销', { who: event.undoneBy ?? '', at: event.undoneAt })
            ) : event.canUndo ? (
              <Button size="sm" loading={busy} onClick={() => onUndo(event.id)}>
                {t('撤销')}
              </Button>
            ) : undefined,
          }))}
        />
      )}
    </Card>
  )
}
