import type { ReactNode, Ref } from 'react'
import type { Tone } from '#design-system/tag/tag.tsx'
import { useText } from '#design-system/text/text.tsx'
import { timeline } from '#styled-system/recipes/index.js'
import { TimelineMark } from './timeline-mark.tsx'

export interface TimelineEvent {
  readonly id: string
  /** A person, or an office that has to act: 王建国 · 辅导员. */
  readonly who: string
  /** What was done, in a word: 同意, 退回, 待审批. */
  readonly what: string
  /** When, as it is read. `at` stands in full for the reader who points at it, `iso` for machines. */
  readonly time?: { readonly shown: string; readonly at?: string; readonly iso?: string }
  /** What was said with it. */
  readonly comment?: string
  readonly tone?: Tone
  readonly icon?: ReactNode
  /** Yet to come. */
  readonly pending?: boolean
  /** Attachments, a signature. */
  readonly extra?: ReactNode
}

export interface TimelineProps {
  /** Its name for screen readers: 审批过程. */
  readonly label: string
  readonly events: readonly TimelineEvent[]
  /** Left and right in turn, where there is room. */
  readonly layout?: 'start' | 'alternate'
  readonly ref?: Ref<HTMLOListElement>
}

/** What happened in order, and what is still to come: the trace of an approval, the life of a card. */
export const Timeline = ({ label, events, layout, ref }: TimelineProps) => {
  const t = useText()
  const style = timeline({ layout })
  return (
    <ol ref={ref} className={style.root} aria-label={label}>
      {events.map((event, at) => (
        <li
          key={event.id}
          className={style.item}
          data-pending={event.pending ? '' : undefined}
          data-before-pending={events[at + 1]?.pending ? '' : undefined}
        >
          <div className={style.side}>
            <span
              className={style.mark}
              data-tone={event.pending ? undefined : event.tone}
              data-pending={event.pending ? '' : undefined}
            >
              <TimelineMark event={event} />
            </span>
          </div>
          <div className={style.main}>
            <div className={style.head}>
              <span className={style.who}>{event.who}</span>
              <span className={style.what}>{event.what}</span>
              {event.time && (
                <time className={style.time} dateTime={event.time.iso} title={event.time.at}>
                  {event.time.shown}
                </time>
              )}
            </div>
            {event.comment && (
              <blockquote className={style.comment} aria-label={t('意见')}>
                {event.comment}
              </blockquote>
            )}
            {event.extra && <div className={style.extra}>{event.extra}</div>}
          </div>
        </li>
      ))}
    </ol>
  )
}
