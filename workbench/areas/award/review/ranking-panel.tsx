import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Card } from '#design-system/card/card.tsx'
import { DataTable } from '#design-system/data-table/data-table.tsx'
import { Empty } from '#design-system/empty/empty.tsx'
import { Field } from '#design-system/field/field.tsx'
import { Grid } from '#design-system/grid/grid.tsx'
import { Select } from '#design-system/select/select.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { Stat } from '#design-system/stat/stat.tsx'
import { Tag } from '#design-system/tag/tag.tsx'
import { awardCalls, type Ranking } from '#domain/award/calls.ts'
import { applicationStates, secondFigures, type TieRule, tieRules } from '#domain/award/words.ts'
import { Asked } from '#workbench/engine/asked.tsx'
import { StateTag } from '#workbench/engine/kinds/state-tag.tsx'
import { ask } from '#workbench/http/ask.ts'
import { codeName } from '#workbench/language/code-name.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { PlacesTable } from './places-table.tsx'

/** Beside the applications, so that a decision asks it again. */
const rankingKey = ['award.application', 'ranking']

/** Places of a batch by college, and the ranking of one college as it stands now. */
export function RankingPanel() {
  const [batchId, setBatchId] = useState<string>()
  const [departmentId, setDepartmentId] = useState<string>()
  const query = useQuery({
    queryKey: [...rankingKey, batchId, departmentId],
    queryFn: () =>
      ask(awardCalls.ranking, { ...(batchId && { batchId }), ...(departmentId && { departmentId }) }),
    placeholderData: (before) => before,
    refetchInterval: 30_000,
  })
  return (
    <Asked query={query}>
      {(ranking) => <Panel ranking={ranking} onBatch={setBatchId} onCollege={setDepartmentId} />}
    </Asked>
  )
}

interface PanelProps {
  readonly ranking: Ranking
  readonly onBatch: (id: string) => void
  readonly onCollege: (id: string) => void
}

function Panel({ ranking, onBatch, onCollege }: PanelProps) {
  const { t } = useTranslation()
  const { batches, batchId, colleges, departmentId, tieRule } = ranking
  const own = colleges.find((college) => college.departmentId === departmentId)
  if (!batchId) return <Empty title={t('还没有评选批次')} />
  return (
    <Stack>
      <Stack direction="row">
        <Field label={t('评选批次')} layout="beside">
          <Select
            value={batchId}
            options={batches.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(id) => id && onBatch(id)}
          />
        </Field>
      </Stack>
      {own ? (
        <>
          <Grid least="sm">
            <Stat label={t('本学院名额')} value={own.places} note={own.name} />
            <Stat label={t('已用')} value={own.used} note={t('学院评审通过及以后')} />
            <Stat label={t('剩余')} value={Math.max(0, own.places - own.used)} />
            <Stat label={t('待学院评审')} value={own.waiting} unit={t('人')} />
          </Grid>
          <PlacesTable colleges={colleges} chosen={own.departmentId} onChoose={onCollege} />
          <Card title={t('{{name}}排名', { name: own.name })} extra={<Ties rule={tieRule} />} flush>
            <Applications ranking={ranking} />
          </Card>
        </>
      ) : (
        <Card>
          <Empty
            title={t('本批次还没有下达名额')}
            description={t('学校在评选批次中下达名额后，各学院的名额和排名会显示在这里。')}
          />
        </Card>
      )}
    </Stack>
  )
}

function Ties({ rule }: { readonly rule: TieRule }) {
  const { t } = useTranslation()
  return (
    <Tag tone="info">
      {t('末位并列')}：{codeName(t, tieRules, rule)}
    </Tag>
  )
}

function Applications({ ranking: { applications, secondFigure } }: { readonly ranking: Ranking }) {
  const { t } = useTranslation()
  return (
    <DataTable
      label={t('排名')}
      columns={[
        { key: 'place', title: t('名次'), cell: ({ place }) => place, align: 'end', width: 70 },
        { key: 'name', title: t('姓名'), cell: ({ name }) => name, essential: true, width: 110 },
        { key: 'studentNo', title: t('学号'), cell: ({ studentNo }) => studentNo, width: 140 },
        { key: 'className', title: t('班级'), cell: ({ className }) => className, minWidth: 160 },
        { key: 'score', title: t('综合得分'), cell: ({ score }) => score ?? '—', align: 'end', width: 100 },
        {
          ...{ key: 'second', title: codeName(t, secondFigures, secondFigure), align: 'end', width: 110 },
          cell: ({ second }) => second ?? '—',
        },
        { key: 'standing', title: t('测评排名'), cell: ({ standing }) => standing ?? '—', minWidth: 190 },
        {
          ...{ key: 'chosen', title: t('按名额'), width: 100 },
          cell: ({ chosen }) => (
            <Tag tone={chosen ? 'success' : 'neutral'}>{chosen ? t('名额内') : t('名额外')}</Tag>
          ),
        },
        {
          ...{ key: 'state', title: t('评审状态'), width: 130 },
          cell: ({ state }) => <StateTag of={applicationStates} code={state} />,
        },
      ]}
      rows={applications}
      rowKey={({ id }) => id}
      empty={t('本学院还没有通过班级评议的申请')}
    />
  )
}
