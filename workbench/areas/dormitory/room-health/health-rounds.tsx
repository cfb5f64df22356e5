import { useQueries, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useMayLeave } from '#design-system/leave-guard/leave-guard.tsx'
import { PageHeader } from '#design-system/page-header/page-header.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import type { HealthHouse, HealthRound } from '#domain/dormitory/check/health-round/calls.ts'
import { today } from '#domain/kits/college-clock.ts'
import { cva } from '#styled-system/css/index.js'
import { Asked } from '#workbench/engine/asked.tsx'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { expectLetters } from '#workbench/portal/outbox/expected.ts'
import { houseName } from './house-name.ts'
import { Houses, type KnownHouse } from './houses.tsx'
import { housesQuery, roundQuery } from './queries.ts'
import { Round } from './round.tsx'
import { onDay } from './sheet.ts'

interface HealthRoundsProps {
  /** Of the house that is gone through; another word asks which. */
  readonly houseId: string
  /** Null goes back to the list. */
  readonly onHouse: (id: string | null) => void
}

/** So many houses are fetched before they are opened: a keeper has one or two. */
const ahead = 8

/** 逐间检查: from room to room with a phone, whether there is a line or not. */
export function HealthRounds({ houseId, onHouse }: HealthRoundsProps) {
  const { t } = useTranslation()
  const houses = useQuery(housesQuery)
  const rounds = useQueries({
    queries: (houses.data ?? []).map(({ id }, at) => ({ ...roundQuery(id), enabled: at < ahead })),
  })
  useEffect(() => expectLetters(), [])
  const only = houses.data?.length === 1 ? houses.data[0] : undefined
  const mayLeave = useMayLeave()
  const house = houses.data?.find(({ id }) => id === houseId) ?? only
  const goBack = async () => {
    if (await mayLeave()) onHouse(house && !only ? 'houses' : null)
  }
  return (
    <div className={page()}>
      <Stack>
        <PageHeader
          title={house ? houseName(house) : t('逐间检查')}
          description={t(
            '可以断网检查：评分和照片先存在这台设备上，联网后自动提交。已检查的房间在列表中修改。',
          )}
          onBack={() => void goBack()}
        />
        <Asked query={houses}>
          {(all) =>
            house ? (
              <Round key={house.id} house={house} />
            ) : (
              <Houses houses={all.map((each, at) => asKnown(each, rounds[at]?.data))} onChoose={onHouse} />
            )
          }
        </Asked>
      </Stack>
    </div>
  )
}

/** A house whose rooms are known here needs no line, and its count has what was noted without one. */
const asKnown = (house: HealthHouse, round: HealthRound | undefined): KnownHouse => ({
  ...house,
  ready: round !== undefined,
  ...(round && {
    checked: onDay(round, today()).rooms.filter(({ sleepers, score }) => sleepers > 0 && score !== null)
      .length,
  }),
})

// As wide as a phone even on a desk: it is used on one.
const page = cva({ base: { width: 'full', maxWidth: 'dialog.md', marginInline: 'auto' } })
