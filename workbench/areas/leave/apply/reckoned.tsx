import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Descriptions } from '#design-system/descriptions/descriptions.tsx'
import { leaveCalls } from '#domain/leave/calls.ts'
import { levels } from '#domain/leave/words.ts'
import { css } from '#styled-system/css/index.js'
import { Section } from '#workbench/engine/section.tsx'
import { useSettled } from '#workbench/engine/use-settled.ts'
import type { Values } from '#workbench/engine/values.ts'
import { ask } from '#workbench/http/ask.ts'
import { codeName } from '#workbench/language/code-name.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'

const asked = [
  'studentId',
  'typeId',
  'startsOn',
  'startsSection',
  'endsOn',
  'endsSection',
  'leavesCity',
  'duringInternship',
]

/** What of the form the server reckons by, as a query sends it; undefined before both days are chosen. */
function questionOf(values: Values): string | undefined {
  if (!values.startsOn || !values.endsOn || String(values.endsOn) < String(values.startsOn)) return undefined
  const filled = asked.flatMap((name) => {
    const value = values[name]
    return value === null || value === undefined || value === '' ? [] : [[name, String(value)]]
  })
  return JSON.stringify(Object.fromEntries(filled))
}

/** What the leave comes to as it is being filled in: its days, the lessons it costs, and who decides on it. */
export function Reckoned({ values }: { readonly values: Values }) {
  const { t } = useTranslation()
  const question = useSettled(questionOf(values))
  const { data } = useQuery({
    queryKey: ['leave.application', 'reckon', question],
    queryFn: () => ask(leaveCalls.reckon, JSON.parse(question ?? '{}'), { quiet: true }),
    enabled: question !== undefined,
    placeholderData: keepPreviousData,
    retry: false,
  })
  if (!question || !data) return null
  const said = ({ title, people }: (typeof data.steps)[number]) =>
    people.length > 0
      ? t('{{step}}（{{people}}）', { step: t(title), people: people.join(t('、')) })
      : t(title)
  const { days, lessons, lostLessons, holidayEve, level, steps } = data
  return (
    <div aria-live="polite">
      <Section title={t('按所选时间计算')}>
        <Descriptions
          items={[
            { label: t('请假天数'), value: days },
            { label: t('缺课学时'), value: lessons },
            { label: t('节假日前'), value: t(holidayEve ? '是' : '否') },
            { label: t('审批层级'), value: codeName(t, levels, level) },
            { label: t('依次审批'), whole: true, value: steps.map(said).join(' → ') },
            ...(lostLessons
              ? [{ label: t('所缺课程'), whole: true, value: <span className={lines}>{lostLessons}</span> }]
              : []),
          ]}
        />
      </Section>
    </div>
  )
}

const lines = css({ whiteSpace: 'pre-line' })
