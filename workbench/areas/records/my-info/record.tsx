import { useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import type { OwnInfoRound } from '#domain/records/calls.ts'
import { groupsIn, type InfoGroup, infoGroups } from '#domain/records/groups.ts'
import type { OwnRecord } from '#domain/system/own-record/calls.ts'
import { RoundNotice } from '#workbench/engine/rounds/round-notice.tsx'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { GroupCard } from './group-card.tsx'
import { useConfirmRecord } from './use-confirm-record.ts'

interface RecordProps {
  readonly record: OwnRecord
  readonly rounds: readonly OwnInfoRound[]
}

/** The record group by group; while a round waits for the student, each group is ticked and the whole confirmed. */
export function Record({ record, rounds }: RecordProps) {
  const { t } = useTranslation()
  const due = rounds.find(({ standing }) => standing === 'waiting')
  const asked = groupsIn(due?.groups ?? null)
  const [ticked, setTicked] = useState<ReadonlySet<InfoGroup>>(new Set())
  const confirming = useConfirmRecord()
  const left = asked.filter((group) => !ticked.has(group))
  const tick = (group: InfoGroup, on: boolean) =>
    setTicked((before) => new Set(on ? [...before, group] : [...before].filter((each) => each !== group)))
  return (
    <Stack>
      {rounds.map((round) => (
        <RoundNotice
          key={round.id}
          round={round}
          waiting={(deadline) => t('请在 {{deadline}} 前逐项核对并确认', { deadline })}
          late={(deadline) => t('已于 {{deadline}} 截止，请联系辅导员延期', { deadline })}
        />
      ))}
      {(Object.keys(infoGroups.labels) as InfoGroup[]).map((group) => (
        <GroupCard
          key={group}
          group={group}
          record={record}
          ticked={asked.includes(group) ? ticked.has(group) : undefined}
          onTick={(on) => tick(group, on)}
        />
      ))}
      {due && (
        <Button
          variant="solid"
          size="lg"
          disabled={left.length > 0}
          loading={confirming.isPending}
          onClick={() => confirming.mutate({ id: due.id, confirmed: asked.join(',') })}
        >
          {left.length > 0 ? t('还有 {{count}} 项未核对', { count: left.length }) : t('确认信息无误')}
        </Button>
      )}
    </Stack>
  )
}
