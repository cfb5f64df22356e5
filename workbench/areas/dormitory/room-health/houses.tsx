import { ChevronRight } from 'lucide-react'
import { Button } from '#design-system/button/button.tsx'
import { Card } from '#design-system/card/card.tsx'
import { Empty } from '#design-system/empty/empty.tsx'
import { Progress } from '#design-system/progress/progress.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { Tag } from '#design-system/tag/tag.tsx'
import type { HealthHouse } from '#domain/dormitory/check/health-round/calls.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { houseName } from './house-name.ts'

export interface KnownHouse extends HealthHouse {
  /** Its rooms are known here, so that it needs no line any more. */
  readonly ready: boolean
}

interface HousesProps {
  readonly houses: readonly KnownHouse[]
  readonly onChoose: (id: string) => void
}

/** The houses of a checker, each with how far its round of today is. */
export function Houses({ houses, onChoose }: HousesProps) {
  const { t } = useTranslation()
  if (houses.length === 0)
    return (
      <Card>
        <Empty title={t('没有可以检查的楼栋')} description={t('负责的楼栋有学生入住后显示在这里。')} />
      </Card>
    )
  const first = houses.find(({ rooms, checked }) => checked < rooms)
  return houses.map((house) => {
    const { id, rooms, checked, ready } = house
    const name = houseName(house)
    return (
      <Card
        key={id}
        title={name}
        extra={ready && <Tag tone="success">{t('可断网检查')}</Tag>}
        footer={
          <Button
            variant={house === first ? 'solid' : 'outline'}
            wide
            icon={<ChevronRight aria-hidden />}
            aria-label={t('检查 {{name}}', { name })}
            onClick={() => onChoose(id)}
          >
            {checked === 0 ? t('开始检查') : checked < rooms ? t('继续检查') : t('查看')}
          </Button>
        }
      >
        <Stack gap="sm">
          <Progress
            label={t('今日进度')}
            value={checked}
            max={rooms}
            figure={t('{{checked}} / {{rooms}} 间', { checked, rooms })}
          />
        </Stack>
      </Card>
    )
  })
}
