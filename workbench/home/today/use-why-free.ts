import type { LessonDay } from '#domain/base/lessons/calls.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'

/** Why somebody has no lessons on a day, as the school calendar has it. */
export function useWhyFree() {
  const { t } = useTranslation()
  const plain = {
    holiday: t('放假，没有课程'),
    exam: t('考试期间，没有课程'),
    training: t('实训期间，没有课程'),
    military: t('军训期间，没有课程'),
  } as const
  return ({ term, kind, note }: LessonDay) => {
    if (!term) return t('不在学期内，没有课程')
    const words = kind && kind in plain ? plain[kind as keyof typeof plain] : t('这一天没有课程')
    return note && kind === 'holiday' ? t('{{note}}放假，没有课程', { note }) : words
  }
}
