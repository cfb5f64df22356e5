import { useTranslation } from 'react-i18next'
import { dayKind, weekDay } from '#domain/dictionaries/calendar.ts'
import { weekDayOf } from '#domain/kernel/days.ts'
import type { Counted, CountedSpan } from '#domain/kits/school-hours.ts'
import { cva } from '#styled-system/css/index.js'
import { codeName } from '#workbench/language/code-name.ts'

interface DeadlineCountingProps {
  readonly counted: Counted
  /** As it was set, where it is set. */
  readonly due?: string | null
}

/** How a deadline comes about: where the counting begins, what counts and what does not, and where it ends. */
export function DeadlineCounting({ counted: { from, due: ends, hours, lines }, due }: DeadlineCountingProps) {
  const { t } = useTranslation()
  const said = useLine()
  return (
    <details className={counting()}>
      <summary>{t('期限怎样计算')}</summary>
      <ul className={list()}>
        <li>{t('自 {{time}} 起计 {{hours}} 个工作小时', { time: from.slice(0, 16), hours })}</li>
        {lines.map((line) => (
          <li key={`${line.date} ${line.is} ${line.from}`}>{said(line)}</li>
        ))}
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

function useLine() {
  const { t } = useTranslation()
  return ({ date, is, from, to, minutes, kind, note }: CountedSpan) => {
    const week = codeName(t, weekDay, String(weekDayOf(date)) as keyof typeof weekDay.labels)
    const called = note ?? (kind && codeName(t, dayKind, kind as keyof typeof dayKind.labels))
    const day = [date, week, called].filter(Boolean).join(' ')
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
