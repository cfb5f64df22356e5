import { Empty } from '#design-system/empty/empty.tsx'
import type { LessonDay } from '#domain/base/lessons/calls.ts'
import { sva } from '#styled-system/css/index.js'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { useWhyFree } from './use-why-free.ts'

/** The lessons of a day under one another, by the clock; where there are none, why. */
export function LessonList({ day, teaches }: { readonly day: LessonDay; readonly teaches: boolean }) {
  const { t } = useTranslation()
  const whyFree = useWhyFree()
  const style = lessonList()
  if (day.lessons.length === 0) return <Empty size="sm" title={whyFree(day)} />
  return (
    <ol className={style.root}>
      {day.lessons.map((lesson) => (
        <li key={lesson.id} className={style.item}>
          <span className={style.hours}>
            {lesson.startsAt && lesson.endsAt
              ? `${lesson.startsAt}–${lesson.endsAt}`
              : t('第 {{from}}–{{to}} 节', { from: lesson.fromSection, to: lesson.toSection })}
          </span>
          <span className={style.words}>
            <span className={style.subject}>{lesson.subject}</span>
            <span className={style.rest}>
              {[lesson.venue ?? t('地点待定'), teaches ? lesson.className : lesson.teacher].join(' · ')}
            </span>
          </span>
        </li>
      ))}
    </ol>
  )
}

const lessonList = sva({
  slots: ['root', 'item', 'hours', 'words', 'subject', 'rest'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '2', listStyle: 'none' },
    item: {
      display: 'flex',
      gap: '3',
      paddingBlock: '2',
      paddingInline: 'inset',
      borderRadius: 'control',
      bg: 'surface.sunken',
    },
    hours: { flex: 'none', textStyle: 'figure', color: 'accent.text' },
    words: { display: 'flex', flexDirection: 'column', minWidth: '0' },
    subject: { textStyle: 'body.strong', overflowWrap: 'anywhere' },
    rest: { textStyle: 'body.sm', color: 'text.quiet', overflowWrap: 'anywhere' },
  },
})
