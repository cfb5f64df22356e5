import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Card } from '#design-system/card/card.tsx'
import { DataTable } from '#design-system/data-table/data-table.tsx'
import { Empty } from '#design-system/empty/empty.tsx'
import { Field } from '#design-system/field/field.tsx'
import { Grid } from '#design-system/grid/grid.tsx'
import { PageHeader } from '#design-system/page-header/page-header.tsx'
import { Select } from '#design-system/select/select.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { Stat } from '#design-system/stat/stat.tsx'
import type { RoundProgress } from '#domain/kits/rounds/calls.ts'
import type { Rounds } from '#domain/kits/rounds/rounds.ts'
import { roundStates } from '#domain/kits/rounds/words.ts'
import { Asked } from '#workbench/engine/asked.tsx'
import { codeName } from '#workbench/language/code-name.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { usePermission } from '#workbench/portal/menus/menus.ts'
import { progressQuery } from './calls.ts'
import { classColumns, linesOf, rateOf, sumOf } from './class-columns.tsx'
import { useUrge } from './use-urge.ts'
import { wordsOf } from './words.ts'

interface ProgressScreenProps {
  readonly rounds: Rounds
  readonly title: string
  readonly by?: 'class' | 'department'
}

/** Who has done what a round asks and who has not, class by class or department by department, within reach. */
export function ProgressScreen({ rounds, title, by = 'class' }: ProgressScreenProps) {
  const { t } = useTranslation()
  const words = wordsOf(t, rounds)
  const [roundId, setRoundId] = useState<string>()
  const query = useQuery(progressQuery(rounds, roundId))
  return (
    <Stack>
      <PageHeader title={title} description={words.opens} />
      <Asked query={query}>
        {(progress) =>
          progress.round ? (
            <Progress
              key={progress.round.id}
              rounds={rounds}
              progress={progress}
              by={by}
              onChoose={setRoundId}
            />
          ) : (
            <Card>
              <Empty title={t('还没有开始的批次')} description={words.empty} />
            </Card>
          )
        }
      </Asked>
    </Stack>
  )
}

interface ProgressProps {
  readonly rounds: Rounds
  readonly progress: RoundProgress
  readonly by: 'class' | 'department'
  readonly onChoose: (id: string) => void
}

function Progress({ rounds, progress: { rounds: known, round, groups }, by, onChoose }: ProgressProps) {
  const { t } = useTranslation()
  const mayUrge = usePermission()(`${rounds.turn.name}:urge`)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const { start, busy } = useUrge(rounds)
  if (!round) return null
  const words = wordsOf(t, rounds)
  const lines = linesOf(groups, by)
  const sum = (key: 'due' | 'done' | 'exempt' | 'waiting') => sumOf(groups, key)
  const whole = { due: sum('due'), done: sum('done'), exempt: sum('exempt') }
  const asked = chosen.size > 0 ? lines.filter(({ id }) => chosen.has(id)) : lines
  const chosenGroups = chosen.size > 0 ? asked.flatMap(({ groupIds }) => groupIds) : []
  const waiting = sumOf(asked, 'waiting')
  const title = by === 'class' ? t('各班完成情况') : words.all
  const listOf = (id: string, state?: string) =>
    `/${rounds.turn.name.replace('.', '/')}?${new URLSearchParams({
      'params.roundId': round.id,
      [by === 'class' ? 'params.classId' : 'params.departmentId']: id,
      ...(state && { 'params.state': state }),
    })}`
  return (
    <>
      <Card>
        <Stack>
          <Field label={t('批次')} layout="beside">
            <Select
              value={round.id}
              options={known.map(({ id, name, state }) => ({
                value: id,
                label: name,
                description: codeName(t, roundStates, state),
              }))}
              onChange={(id) => id && onChoose(id)}
            />
          </Field>
          <p>
            {t('{{from}} 至 {{to}}', { from: round.opensAt.slice(0, 16), to: round.closesAt.slice(0, 16) })}
          </p>
          <Grid least="sm">
            <Stat label={t('应完成')} value={whole.due} unit={t('人')} />
            <Stat label={t('已完成')} value={whole.done} unit={t('人')} />
            <Stat label={t('未完成')} value={sum('waiting')} unit={t('人')} />
            <Stat label={t('完成率')} value={rateOf(whole)} unit="%" />
          </Grid>
        </Stack>
      </Card>
      <Card
        title={title}
        extra={
          mayUrge && (
            <Button
              variant="solid"
              disabled={waiting === 0}
              loading={busy}
              onClick={() => void start({ roundId: round.id, groupIds: chosenGroups, waiting })}
            >
              {chosen.size > 0 ? words.urgeSome(chosenGroups.length) : words.urge}
            </Button>
          )
        }
      >
        <DataTable
          label={title}
          columns={classColumns(t, { by, group: words.group, listOf })}
          rows={lines}
          rowKey={({ id }) => id}
          {...(mayUrge && { selection: chosen, onSelectionChange: setChosen })}
        />
      </Card>
    </>
  )
}
