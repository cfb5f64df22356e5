import { Empty } from '#design-system/empty/empty.tsx'
import { List } from '#design-system/list/list.tsx'
import type { DeviceEvent } from '#workbench/devices/heard.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { toldOf } from './told.ts'

/** Enough to see that it works; more would push the page about. */
const mostShown = 8

/** What a device told of, the latest first; numbers and names are masked, and nothing of it is kept. */
export function EventList({
  events,
  empty,
}: {
  readonly events: readonly DeviceEvent[]
  readonly empty: string
}) {
  const { t, language } = useTranslation()
  const time = new Intl.DateTimeFormat(language, { timeStyle: 'medium', hourCycle: 'h23' })
  return (
    <List
      label={t('最近读到的内容')}
      items={events.slice(0, mostShown).map((event) => ({
        ...toldOf(event, t),
        id: String(event.id),
        meta: time.format(event.at),
        quiet: event.kind === 'fault',
      }))}
      empty={<Empty size="sm" title={t('还没有读到内容')} description={empty} />}
    />
  )
}
