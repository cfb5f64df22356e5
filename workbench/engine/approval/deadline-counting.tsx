import type { ReactNode } from 'react'
import { dayKind, weekDay } from '#domain/dictionaries/calendar.ts'
import { weekDayOf } from '#domain/kernel/days.ts'
import type { Counted, CountedDay, CountedDays, CountedSpan } from '#domain/kits/school-hours.ts'
import { cva } from '#styled-system/css/index.js'
import { codeName } from '#workbench/language/code-name.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'

interface CountingProps<C> {
  readonly counted: C
  /** As it was set, where it is set. */
  readonly due?: string | null
}

/** How a deadline comes about: where the counting begins, what counts and what does not, and where it ends. */
export function DeadlineCounting({ counted, due }: CountingProps<Counted>) {
  const { t } = useTranslation()
  const said = useLine()
  const { from, hours, lines } = counted
  return (
    <Counting counted={counted} {...(due && { due })}>
      <li>
        {t('自 {{time}} 起计 {{hours}} 个工作小时', {
          time: from.slice(0, 16),
          hours: Math.round(hours * 10) / 10,
        })}
      </li>
      {lines.map((line) => (
        <li key={`${line.date} ${line.is} ${line.from}`}>{said(line)}</li>
      ))}
    </Counting>
  )
}

/** The same of the end of a public notice, which is counted by working days. */
export function NoticeCounting({ counted, due }: CountingProps<CountedDays>) {
  const { t } = useTranslation()
  const dayOf = useDay()
  const { from, days, lines } = counted
  const said = (line: CountedDay, at: number) => {
    const day = dayOf(line)
    if (line.is === 'begins') return t('{{day}} 公示当日，不计', { day })
    if (line.is === 'off') return t('{{day}} 不上班，不计', { day })
    const number = lines.slice(0, at + 1).filter(({ is }) => is === 'worked').length
    return t('{{day}} 计第 {{number}} 个工作日', { day, number })
  }
  return (
    <Counting counted={counted} {...(due && { due })}>
      <li>{t('自 {{time}} 起公示 {{days}} 个工作日', { time: from.slice(0, 16), days })}</li>
      {lines.map((line, at) => (
        <li key={line.date}>{said(line, at)}</li>
      ))}
    </Counting>
  )
}

interface LinesProps {
  readonly counted: { readonly due: string }
  readonly due?: string
  readonly children: ReactNode
}

function Counting({ counted: { due: ends }, due, children }: LinesProps) {
  const { t } = useTranslation()
  return (
    <details className={counting()}>
      <summary>{t('期限怎样计算')}</summary>
      <ul className={list()}>
        {children}
        <li>{t('计满，到 {{time}} 为止', { time: ends.slice(0, 16) })}</li>
        {due && due !== ends && (
          <li>
            {t('期限已在到达时定为 {{time}}，此后校历、工作时间或流程有改动，期限不变', {
              time: due.slice(0, 16),
            })}
          </li>
        )}
      </ul>
    </details>
  )
}

/** A day as it is written: with the day of the week, and what the calendar calls it. */
function useDay() {
  const { t } = useTranslation()
  return ({ date, kind, note }: Pick<CountedDay, 'date' | 'kind' | 'note'>) => {
    const week = codeName(t, weekDay, String(weekDayOf(date)) as keyof typeof weekDay.labels)
    const called = note ?? (kind && codeName(t, dayKind, kind as keyof typeof dayKind.labels))
    return [date, week, called].filter(Boolean).join(' ')
  }
}

function useLine() {
  const { t } = useTranslation()
  const dayOf = useDay()
  return ({ is, from, to, minutes, ...date }: CountedSpan) => {
    const day = dayOf(date)
    switch (is) {
      case 'worked':
        return t('{{day}} {{from}}–{{to}} 计 {{minutes}} 分钟', { day, from, to, minutes })
      case 'before':
        return t('{{day}} {{to}} 之前未上班，不计', { day, to })
      case 'pause':
        return t('{{day}} {{from}}–{{to}} 休息，不计', { day, from, to })
      case 'after':
        return t('{{day}} {{from}} 之后已下班，不计', { day, from })
      case 'off':
        return t('{{day}} 不上班，不计', { day })
    }
  }
}

const counting = cva({ base: { flexBasis: 'full', textStyle: 'body.sm' } })
const list = cva({ base: { listStyle: 'none', color: 'text.quiet', textStyle: 'body.sm' } })
