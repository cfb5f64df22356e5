import type { TFunction } from 'i18next'
import { type Bands, bandsOn, bandWords } from '#domain/kernel/bands.ts'
import type { Field } from '#domain/kernel/field.ts'
import { eachOf, isStep } from '#domain/kernel/figures.ts'
import { stepOf } from '#domain/kernel/path.ts'
import type { Each, Stats } from '#domain/kernel/stats.ts'
import { useChoices } from '#workbench/engine/use-choices.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { resourceNamed } from '#workbench/portal/declared/declared.ts'
import { stepName } from './steps.ts'

const stepIn = (group: string): Each | undefined => (isStep(group) ? eachOf(group) : undefined)

const timeName = (each: Each) => (each === 'weekday' ? '星期' : each === 'hour' ? '时段' : '时间')

/** The field at the end of a path, as far as its area is here. */
function fieldAt(of: Stats['of'], path: string): Field | undefined {
  const step = stepOf(of, path)
  if (typeof step === 'string') return of.fields[step]
  const next = resourceNamed(step.to)
  return next && fieldAt(next, step.rest)
}

/** What groups and their values are called, and how a code is toned. */
export function useNames(stats: Stats) {
  const { t } = useTranslation()
  const choices = useChoices(stats.of)
  const field = (group: string) => fieldAt(stats.of, group)
  const choicesOf = (group: string) => {
    const found = field(group)
    return found?.dictionary ? choices(found) : []
  }
  return {
    group: (group: string) => {
      const each = stepIn(group)
      return t(each ? timeName(each) : (stats.called?.[group] ?? field(group)?.label ?? '分组'))
    },
    key: (group: string, key: string | null, label: string | null): string => {
      if (label !== null) return label
      if (key === null) return t('未填写')
      const each = stepIn(group)
      if (each) return stepName(t, each, key)
      const own = stats.bands?.[group]
      if (own) return bandName(t, own, key)
      if (field(group)?.kind === 'yes-no') return t(key === 'true' ? '是' : '否')
      if (field(group)?.year) return t('{{grade}}级', { grade: key })
      return choicesOf(group).find(({ value }) => value === key)?.label ?? key
    },
    tone: (group: string, key: string | null) => choicesOf(group).find(({ value }) => value === key)?.tone,
    /** The place of a code in its dictionary; what has none comes last. */
    place: (group: string, key: string | null) => {
      if (stats.bands?.[group] && key !== null) return Number(key)
      const at = choicesOf(group).findIndex(({ value }) => value === key)
      return at < 0 ? Number.POSITIVE_INFINITY : at
    },
    isCode: (group: string) => field(group)?.dictionary !== undefined || stepIn(group) !== undefined,
    /** Its values go up by themselves, and are drawn in that order however large they are. */
    isCourse: (group: string) => stats.bands?.[group] !== undefined,
  }
}

/** Where bands begin and end is the same on every day. */
function bandName(t: TFunction, bands: Bands, key: string): string {
  const band = bandsOn(bands, '2000-01-01').find((each) => each.key === key)
  return band ? t(bandWords(bands, band), { from: band.from, to: band.to }) : key
}

export type Names = ReturnType<typeof useNames>
