import { useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Card } from '#design-system/card/card.tsx'
import { DataTable } from '#design-system/data-table/data-table.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { Tag } from '#design-system/tag/tag.tsx'
import { type CollegeQuota, quotaCalls } from '#domain/affairs/hardship/calls.ts'
import { integer } from '#domain/kernel/fields.ts'
import { Asking } from '#workbench/engine/asking/asking.tsx'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { usePermission } from '#workbench/portal/menus/menus.ts'
import { LendDialog } from './lend-dialog.tsx'
import { type QuotaRow, rowsOf } from './rows.ts'
import { useQuota } from './use-quota.ts'

const setting = {
  label: '调整名额',
  revises: true as const,
  asks: { places: integer('名额', { required: true, min: 0, max: 100_000 }) },
}

/** Colleges with their classes under them: how many places each has, uses and has left. */
export function PlacesTable({ colleges }: { readonly colleges: readonly CollegeQuota[] }) {
  const { t } = useTranslation()
  const has = usePermission()
  const [closed, setClosed] = useState<ReadonlySet<string>>(
    () => new Set(colleges.length > 1 ? colleges.map(({ id }) => id) : []),
  )
  const [chosen, setSetting] = useState<QuotaRow>()
  const [lending, setLending] = useState<QuotaRow>()
  const share = useQuota(quotaCalls.share, '名额已调整')
  const allot = useQuota(quotaCalls.allot, '名额已调整')
  const rows = rowsOf(colleges, closed)
  const may = (row: QuotaRow) => has(`affairs.hardship-quota:${row.depth === 0 ? 'distribute' : 'allot'}`)
  const toggle = ({ id }: QuotaRow) =>
    setClosed(
      (before) => new Set(before.has(id) ? [...before].filter((each) => each !== id) : [...before, id]),
    )
  return (
    <Card title={t('院系与班级')} flush>
      <DataTable
        label={t('院系与班级')}
        columns={[
          { key: 'name', title: t('单位'), cell: ({ name }) => name, essential: true, minWidth: 200 },
          {
            key: 'headcount',
            title: t('在校人数'),
            cell: ({ headcount }) => headcount,
            align: 'end',
            width: 100,
          },
          { key: 'places', title: t('名额'), cell: ({ places }) => places, align: 'end', width: 90 },
          { key: 'more', title: t('已分到班 / 调入'), cell: ({ more }) => more, align: 'end', width: 140 },
          { key: 'used', title: t('已用'), cell: ({ used }) => used, align: 'end', width: 90 },
          {
            ...{ key: 'left', title: t('剩余'), align: 'end', width: 100 },
            cell: ({ left }) => (left === 0 ? <Tag tone="warning">{t('已用完')}</Tag> : left),
          },
          {
            key: 'recognised',
            title: t('已认定'),
            cell: ({ recognised }) => recognised,
            align: 'end',
            width: 90,
          },
          { key: 'coverage', title: t('覆盖率'), cell: ({ coverage }) => coverage, align: 'end', width: 100 },
        ]}
        rows={rows}
        rowKey={({ id }) => id}
        tree={{
          depth: ({ depth }) => depth,
          hasChildren: ({ depth }) => depth === 0,
          expanded: new Set(rows.flatMap(({ id, depth }) => (depth === 0 && !closed.has(id) ? [id] : []))),
          onToggle: toggle,
        }}
        rowActions={(row) =>
          may(row) && (
            <Stack direction="row" gap="sm">
              <Button size="sm" variant="ghost" onClick={() => setSetting(row)}>
                {t('调整名额')}
              </Button>
              {row.depth === 1 && (
                <Button
                  size="sm"
                  variant="ghost"
                  disabled={row.left < 1 || row.siblings.length === 0}
                  onClick={() => setLending(row)}
                >
                  {t('调出')}
                </Button>
              )}
            </Stack>
          )
        }
        actionsWidth={170}
      />
      {chosen && (
        <Asking
          resource={{ name: 'affairs.hardship-quota' }}
          row={{ places: chosen.places }}
          action={setting}
          title={t('调整名额：{{name}}', { name: chosen.name })}
          send={async ({ places }) => {
            const set = chosen.depth === 0 ? share : allot
            await set.mutateAsync({ id: chosen.id, places: Number(places) })
            setSetting(undefined)
          }}
          onClose={() => setSetting(undefined)}
        />
      )}
      {lending && <LendDialog from={lending} onClose={() => setLending(undefined)} />}
    </Card>
  )
}
