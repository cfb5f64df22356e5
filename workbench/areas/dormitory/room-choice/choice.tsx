import { useState } from 'react'
import { Alert } from '#design-system/alert/alert.tsx'
import { Card } from '#design-system/card/card.tsx'
import { Empty } from '#design-system/empty/empty.tsx'
import { usePhone } from '#design-system/parts/media/use-phone.ts'
import { systemNow, useNow } from '#design-system/parts/now/use-now.ts'
import { Segmented } from '#design-system/segmented/segmented.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import type { Offer } from '#domain/dormitory/room-choice/calls.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { ChosenCard } from './chosen-card.tsx'
import { QuotaSelect } from './quota-select.tsx'
import { RoomList } from './room-list.tsx'
import { useChoosing } from './use-choosing.ts'

interface ChoiceProps {
  readonly offer: Offer
  /** When it was answered, in milliseconds of this machine's clock. */
  readonly at: number
  /** Asks for the rooms of another quota. */
  readonly onQuota: (quotaId: string) => void
}

/** What the student may choose from, floor by floor, under what they have chosen. */
export function Choice({ offer: { quota, others, own, rooms }, at, onQuota }: ChoiceProps) {
  const { t } = useTranslation()
  const phone = usePhone()
  const choosing = useChoosing()
  const now = useNow(systemNow, 1000).getTime()
  const left = own ? Math.max(0, Math.ceil((at - now) / 1000 + own.seconds)) : 0
  const [level, setLevel] = useState<number | null>(null)
  const floors = [...new Set(rooms.map(({ floor }) => floor))].toSorted((a, b) => a - b)
  const floor = level !== null && floors.includes(level) ? level : floors[0]
  if (!quota)
    return (
      <Card>
        <Empty title={t('没有面向您的选房安排')} description={t('如有疑问请联系辅导员或公寓管理中心。')} />
      </Card>
    )
  return (
    <Stack>
      <Alert
        tone={quota.open ? 'info' : 'warning'}
        title={t('选房时间为 {{from}} 至 {{to}}', {
          from: quota.opensAt.slice(0, 16),
          to: quota.closesAt.slice(0, 16),
        })}
      >
        {t('{{building}}，剩余名额 {{left}} 个', { building: quota.building, left: quota.left })}
        {quota.note && ` · ${quota.note}`}
      </Alert>
      {others.length > 0 && !own?.kept && (
        <QuotaSelect quotas={[quota, ...others]} value={quota.id} onChange={onQuota} />
      )}
      {own && <ChosenCard chosen={own} left={left} choosing={choosing} />}
      {floor !== undefined && !own?.kept && (
        <Card>
          <Stack>
            <Segmented
              label={t('楼层')}
              options={floors.map((no) => ({
                value: String(no),
                label: phone ? String(no) : t('{{no}} 层', { no }),
              }))}
              value={String(floor)}
              onChange={(next) => setLevel(Number(next))}
            />
            <RoomList
              rooms={rooms.filter((room) => room.floor === floor)}
              own={left > 0 ? own?.bedId : undefined}
              choosing={choosing}
            />
          </Stack>
        </Card>
      )}
    </Stack>
  )
}
