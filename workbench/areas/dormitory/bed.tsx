import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Alert } from '#design-system/alert/alert.tsx'
import { Button } from '#design-system/button/button.tsx'
import { Card } from '#design-system/card/card.tsx'
import { DateInput } from '#design-system/date-input/date-input.tsx'
import { Empty } from '#design-system/empty/empty.tsx'
import { Field } from '#design-system/field/field.tsx'
import { PageHeader } from '#design-system/page-header/page-header.tsx'
import { Segmented } from '#design-system/segmented/segmented.tsx'
import { Select } from '#design-system/select/select.tsx'
import { Skeleton } from '#design-system/skeleton/skeleton.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { cva } from '#styled-system/css/index.js'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { useAsked } from '#workbench/portal/use-asked.ts'
import { Board } from './bed/board.tsx'
import { floorQuery, housesQuery } from './bed/queries.ts'

/** 床位图: who sleeps where, floor by floor, and who has no bed yet. */
export function Screen() {
  const { t } = useTranslation()
  const [asked, choose] = useAsked('buildingId')
  const [level, setLevel] = useState(1)
  const [day, setDay] = useState<string | null>(null)
  const houses = useQuery(housesQuery)
  const house = houses.data?.find(({ id }) => id === asked) ?? houses.data?.[0]
  const shown = house?.floors.find((one) => one.no === level) ?? house?.floors[0]
  const no = shown?.no ?? 1
  const floor = useQuery({ ...floorQuery(house?.id ?? '', no, day ?? undefined), enabled: Boolean(house) })
  const past = Boolean(day && floor.data && day < floor.data.today)
  const error = houses.error ?? floor.error
  const again = () => void (houses.error ? houses.refetch() : floor.refetch())
  return (
    <Stack>
      <PageHeader
        title={t('床位图')}
        description={t('拖动学生到床位，或聚焦床位后按空格拿起、方向键移动、回车放下、Esc 放弃。')}
      />
      {error && (
        <Alert tone="danger" title={t(error.message)} action={<Button onClick={again}>{t('重试')}</Button>} />
      )}
      {houses.data?.length === 0 && (
        <Card>
          <Empty
            title={t('没有可以查看的楼栋')}
            description={t('楼栋的负责人和宿管人员可以查看该楼栋的床位。')}
          />
        </Card>
      )}
      {house && (
        <Card>
          <Stack>
            <div className={bar()}>
              <Field label={t('楼栋')}>
                <Select
                  options={(houses.data ?? []).map(({ id, name, campus }) => ({
                    value: id,
                    label: `${campus} ${name}`,
                  }))}
                  value={house.id}
                  onChange={(id) => choose(id)}
                />
              </Field>
              <Field label={t('日期')} help={past ? t('过去某天的住宿情况，只能查看。') : undefined}>
                <DateInput value={day} onChange={setDay} max={floor.data?.today} clearable />
              </Field>
              <Segmented
                label={t('楼层')}
                options={house.floors.map((one) => ({
                  value: String(one.no),
                  label: t('{{no}} 层', { no: one.no }),
                }))}
                value={String(no)}
                onChange={(next) => setLevel(Number(next))}
              />
              {!past && (
                <span className={figure()}>{t('本层已住 {{occupied}} / {{beds}} 床', { ...shown })}</span>
              )}
            </div>
            {floor.data ? (
              <Board key={`${house.id} ${no}`} floor={floor.data} buildingId={house.id} past={past} />
            ) : (
              !error && <Skeleton shape="block" height={60} />
            )}
          </Stack>
        </Card>
      )}
    </Stack>
  )
}

const bar = cva({ base: { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 'gap' } })
const figure = cva({ base: { color: 'text.quiet', paddingBlock: '2' } })
