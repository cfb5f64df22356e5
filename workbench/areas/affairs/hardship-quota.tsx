import { useQuery } from '@tanstack/react-query'
import { Share2 } from 'lucide-react'
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
import { type QuotaTree, quotaCalls } from '#domain/affairs/hardship/calls.ts'
import { Asked } from '#workbench/engine/asked.tsx'
import { ask } from '#workbench/http/ask.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { usePermission } from '#workbench/portal/menus/menus.ts'
import { Distribute } from './hardship-quota/distribute.tsx'
import { PlacesTable } from './hardship-quota/places-table.tsx'
import { quotaKey } from './hardship-quota/use-quota.ts'

/** 困难认定名额: the places of the school, its colleges and their classes, and what is left of them. */
export function Screen() {
  const [batchId, setBatchId] = useState<string>()
  const query = useQuery({
    queryKey: [...quotaKey, batchId],
    queryFn: () => ask(quotaCalls.tree, batchId ? { batchId } : {}),
    placeholderData: (before) => before,
  })
  return <Asked query={query}>{(tree) => <Quota tree={tree} onBatch={setBatchId} />}</Asked>
}

interface QuotaProps {
  readonly tree: QuotaTree
  readonly onBatch: (id: string) => void
}

function Quota({ tree, onBatch }: QuotaProps) {
  const { t } = useTranslation()
  const mayDistribute = usePermission()('affairs.hardship-quota:distribute')
  const [distributing, setDistributing] = useState(false)
  const { batches, batchId, colleges, loans } = tree
  return (
    <Stack>
      <PageHeader
        title={t('困难认定名额')}
        description={t('名额按在校人数下达到院系和班级；班级评议通过即占用名额，未通过、退回或终止后退还。')}
        actions={
          mayDistribute &&
          batchId && (
            <Button variant="solid" icon={<Share2 />} onClick={() => setDistributing(true)}>
              {t('下达名额')}
            </Button>
          )
        }
      />
      {batches.length > 1 && (
        <Stack direction="row">
          <Field label={t('认定批次')} layout="beside">
            <Select
              value={batchId}
              options={batches.map(({ id, name }) => ({ value: id, label: name }))}
              onChange={(id) => id && onBatch(id)}
            />
          </Field>
        </Stack>
      )}
      {colleges.length === 0 ? (
        <Card>
          <Empty
            title={batchId ? t('本批次还没有下达名额') : t('还没有认定批次')}
            description={t('学校下达名额后，院系与班级的名额会显示在这里。')}
          />
        </Card>
      ) : (
        <>
          <Figures tree={tree} />
          <PlacesTable colleges={colleges} />
          <Card title={t('调剂记录')} flush>
            <DataTable
              label={t('调剂记录')}
              columns={[
                { key: 'from', title: t('调出班级'), cell: ({ from }) => from, essential: true },
                { key: 'to', title: t('调入班级'), cell: ({ to }) => to },
                { key: 'places', title: t('名额'), cell: ({ places }) => places, align: 'end', width: 80 },
                { key: 'reason', title: t('调剂原因'), cell: ({ reason }) => reason, minWidth: 200 },
                { key: 'by', title: t('办理人'), cell: ({ by }) => by, width: 110 },
                { key: 'at', title: t('办理时间'), cell: ({ at }) => at.slice(0, 16), width: 150 },
              ]}
              rows={loans}
              rowKey={({ id }) => id}
              empty={t('没有调剂记录')}
            />
          </Card>
        </>
      )}
      {distributing && batchId && (
        <Distribute
          batch={batches.find(({ id }) => id === batchId)?.name ?? ''}
          batchId={batchId}
          onClose={() => setDistributing(false)}
        />
      )}
    </Stack>
  )
}

/** What is in reach together. */
function Figures({ tree: { colleges, total } }: { readonly tree: QuotaTree }) {
  const { t } = useTranslation()
  const sum = (of: (college: QuotaTree['colleges'][number]) => number) =>
    colleges.reduce((all, college) => all + of(college), 0)
  const [places, used, recognised] = [
    sum((own) => own.places),
    sum((own) => own.used),
    sum((own) => own.recognised),
  ]
  const headcount = sum((own) => own.headcount)
  return (
    <Grid least="sm">
      <Stat label={t('名额')} value={places} note={t('学校下达 {{total}} 个', { total: total ?? 0 })} />
      <Stat
        label={t('已用')}
        value={used}
        note={t('待审核与公示 {{count}} 人', { count: used - recognised })}
      />
      <Stat label={t('剩余')} value={places - used} />
      <Stat label={t('已认定')} value={recognised} unit={t('人')} />
      <Stat
        label={t('在校生覆盖率')}
        value={headcount === 0 ? null : (100 * recognised) / headcount}
        digits={1}
        unit="%"
        note={t('在校 {{count}} 人', { count: headcount })}
      />
    </Grid>
  )
}
