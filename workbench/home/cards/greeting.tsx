import { useQuery } from '@tanstack/react-query'
import { systemNow, useNow } from '#design-system/parts/now/use-now.ts'
import { Tag } from '#design-system/tag/tag.tsx'
import type { LessonDay } from '#domain/base/lessons/calls.ts'
import { dayKind, weekDay } from '#domain/dictionaries/calendar.ts'
import { collegeZone, hourAt, today } from '#domain/kits/college-clock.ts'
import { greetingAt } from '#domain/kits/greeting.ts'
import { sva } from '#styled-system/css/index.js'
import { usePerson } from '#workbench/account/session/use-session.ts'
import { lessonsQuery } from '#workbench/home/today/queries.ts'
import { codeName } from '#workbench/language/code-name.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'

const minute = 60_000

/** A greeting for the hour, the day, and where it stands in the school calendar. */
export function Greeting() {
  const { t, language } = useTranslation()
  const now = useNow(systemNow, minute)
  const name = usePerson()?.name ?? ''
  const { data } = useQuery(lessonsQuery(today(now)))
  const day = data?.[0]
  const style = greeting()
  return (
    <section className={style.root} aria-label={t('问候与校历')}>
      <div className={style.words}>
        <h1 className={style.title}>
          {t('{{greeting}}，{{name}}', { greeting: t(greetingAt(hourAt(now))), name })}
        </h1>
        <p className={style.day}>
          {now.toLocaleDateString(language, { dateStyle: 'full', timeZone: collegeZone })}
        </p>
      </div>
      {day?.week && <Week day={day} />}
    </section>
  )
}

/** The teaching week, and what is out of the ordinary about the day. */
function Week({ day }: { readonly day: LessonDay }) {
  const { t } = useTranslation()
  const style = greeting()
  const { week, term, kind, dayOfWeekAs, note } = day
  const special = kind && kind !== 'teaching' ? (kind as keyof typeof dayKind.labels) : null
  return (
    <div className={style.week}>
      <span className={style.number}>{t('第 {{week}} 教学周', { week })}</span>
      <span className={style.term}>{term}</span>
      {special && (
        <Tag tone={special === 'swapped' ? 'warning' : 'accent'}>
          {special === 'swapped' && dayOfWeekAs
            ? t('调休，上{{day}}的课', {
                day: codeName(t, weekDay, dayOfWeekAs as keyof typeof weekDay.labels),
              })
            : [codeName(t, dayKind, special), note].filter(Boolean).join(' · ')}
        </Tag>
      )}
    </div>
  )
}

const greeting = sva({
  slots: ['root', 'words', 'title', 'day', 'week', 'number', 'term'],
  base: {
    root: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: 'gap',
      height: 'full',
      paddingInline: { base: '4', md: '6' },
      paddingBlock: { base: '4', md: '5' },
      borderRadius: 'card',
      borderWidth: 'thin',
      borderStyle: 'solid',
      borderColor: 'accent.border',
      bg: 'accent.soft',
    },
    words: { display: 'flex', flexDirection: 'column', gap: '1', minWidth: '0' },
    title: { textStyle: { base: 'title.md', md: 'title.lg' }, overflowWrap: 'anywhere' },
    day: { color: 'text.quiet' },
    week: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: { base: 'flex-start', md: 'flex-end' },
      gap: '1',
    },
    number: { textStyle: 'title.sm', color: 'accent.text' },
    term: { textStyle: 'body.sm', color: 'text.quiet' },
  },
})
