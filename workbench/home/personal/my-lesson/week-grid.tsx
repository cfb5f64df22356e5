import type { LessonDay } from '#domain/base/lessons/calls.ts'
import { weekDay } from '#domain/dictionaries/calendar.ts'
import { today } from '#domain/kits/college-clock.ts'
import { sva } from '#styled-system/css/index.js'
import { useWhyFree } from '#workbench/home/today/use-why-free.ts'
import { codeName } from '#workbench/language/code-name.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'

interface WeekGridProps {
  readonly days: readonly LessonDay[]
  readonly teaches: boolean
}

/** A week, day beside day; on a phone day under day. */
export function WeekGrid({ days, teaches }: WeekGridProps) {
  const { t } = useTranslation()
  const whyFree = useWhyFree()
  const style = weekGrid()
  // Saturday and Sunday take room only when something is on them, or when it is one of them.
  const shown = days.filter(
    ({ dayOfWeek, lessons, date }) => dayOfWeek <= 5 || lessons.length > 0 || date === today(),
  )
  return (
    <ol className={style.root}>
      {shown.map((day) => (
        <li key={day.date} className={style.day} data-today={day.date === today() ? '' : undefined}>
          <h3 className={style.head}>
            <span>{codeName(t, weekDay, String(day.dayOfWeek) as keyof typeof weekDay.labels)}</span>
            <span className={style.date}>{day.date.slice(5)}</span>
          </h3>
          {day.dayOfWeekAs && (
            <span className={style.note}>
              {t('调休，上{{day}}的课', {
                day: codeName(t, weekDay, day.dayOfWeekAs as keyof typeof weekDay.labels),
              })}
            </span>
          )}
          {day.lessons.length === 0 ? (
            <span className={style.note}>{whyFree(day)}</span>
          ) : (
            day.lessons.map((lesson) => (
              <div key={lesson.id} className={style.lesson}>
                <span className={style.hours}>
                  {t('第 {{from}}–{{to}} 节', { from: lesson.fromSection, to: lesson.toSection })}
                  {lesson.startsAt && ` ${lesson.startsAt}`}
                </span>
                <span className={style.subject}>{lesson.subject}</span>
                <span className={style.rest}>{lesson.venue ?? t('地点待定')}</span>
                <span className={style.rest}>{teaches ? lesson.className : lesson.teacher}</span>
              </div>
            ))
          )}
        </li>
      ))}
    </ol>
  )
}

const weekGrid = sva({
  slots: ['root', 'day', 'head', 'date', 'note', 'lesson', 'hours', 'subject', 'rest'],
  base: {
    root: {
      display: 'grid',
      gap: '2',
      listStyle: 'none',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(auto-fit, minmax({sizes.36}, 1fr))' },
    },
    day: {
      display: 'flex',
      flexDirection: 'column',
      gap: '2',
      minWidth: '0',
      padding: '2',
      borderRadius: 'control',
      bg: 'surface.sunken',
      '&[data-today]': { bg: 'surface.selected' },
    },
    head: { display: 'flex', justifyContent: 'space-between', gap: '2', textStyle: 'body.strong' },
    date: { textStyle: 'figure', color: 'text.quiet' },
    note: { textStyle: 'body.sm', color: 'text.quiet' },
    lesson: {
      display: 'flex',
      flexDirection: 'column',
      minWidth: '0',
      padding: '2',
      borderRadius: 'control',
      borderWidth: 'thin',
      borderStyle: 'solid',
      borderColor: 'accent.border',
      bg: 'accent.soft',
      overflowWrap: 'anywhere',
    },
    hours: { textStyle: 'caption', color: 'text.quiet' },
    subject: { textStyle: 'body.strong' },
    rest: { textStyle: 'body.sm', color: 'text.quiet' },
  },
})
