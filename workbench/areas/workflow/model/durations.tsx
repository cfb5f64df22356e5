import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Card } from '#design-system/card/card.tsx'
import { Empty } from '#design-system/empty/empty.tsx'
import { List } from '#design-system/list/list.tsx'
import { Segmented } from '#design-system/segmented/segmented.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { Asked } from '#workbench/engine/asked.tsx'
import { durationIn } from '#workbench/language/duration.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { durationsQuery } from './calls.ts'

const spans = { '30': '近 30 天', '90': '近 90 天', '365': '近一年' } as const
type Days = keyof typeof spans

/** How long the steps of a process take, by what was decided lately: where half is done, and where nine of ten are. */
export function Durations({ id }: { readonly id: string }) {
  const { t } = useTranslation()
  const [days, setDays] = useState<Days>('90')
  const query = useQuery(durationsQuery(id, Number(days)))
  return (
    <Card title={t('办理用时')} foldable>
      <Stack>
        <Segmented
          label={t('统计范围')}
          size="sm"
          value={days}
          onChange={(chosen) => setDays(chosen ?? days)}
          options={Object.entries(spans).map(([value, label]) => ({ value: value as Days, label: t(label) }))}
        />
        <Asked query={query}>
          {(steps) => (
            <List
              label={t('办理用时')}
              empty={<Empty size="sm" title={t('这段时间还没有办结的步骤')} />}
              items={steps.map(({ step, title, decided, half, most, late }) => ({
                id: step,
                title: t(title),
                description: [
                  t('一半在 {{time}}内办结', { time: durationIn(half, t) }),
                  t('九成在 {{time}}内办结', { time: durationIn(most, t) }),
                  late > 0 && t('超期 {{count}} 次', { count: late }),
                ]
                  .filter(Boolean)
                  .join(' · '),
                meta: t('办理 {{count}} 次', { count: decided }),
              }))}
            />
          )}
        </Asked>
      </Stack>
    </Card>
  )
}
