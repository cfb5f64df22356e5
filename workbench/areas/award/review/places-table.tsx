import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Card } from '#design-system/card/card.tsx'
import { DataTable } from '#design-system/data-table/data-table.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { Tag } from '#design-system/tag/tag.tsx'
import { toast } from '#design-system/toaster/toast.ts'
import { awardCalls, type CollegePlaces } from '#domain/award/calls.ts'
import { integer } from '#domain/kernel/fields.ts'
import { Asking } from '#workbench/engine/asking/asking.tsx'
import { ask } from '#workbench/http/ask.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { usePermission } from '#workbench/portal/menus/menus.ts'

const setting = {
  label: '调整名额',
  revises: true as const,
  asks: { places: integer('名额', { required: true, min: 0, max: 100_000 }) },
}

interface PlacesTableProps {
  readonly colleges: readonly CollegePlaces[]
  readonly chosen: string
  readonly onChoose: (departmentId: string) => void
}

/** Colleges with their places: how many each has, uses and has left. */
export function PlacesTable({ colleges, chosen, onChoose }: PlacesTableProps) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const mayAllot = usePermission()('award.application:allot')
  const [changed, setChanged] = useState<CollegePlaces>()
  const allot = useMutation({
    // A refusal is shown in the dialog.
    mutationFn: (places: number) => ask(awardCalls.allot, { id: changed?.id ?? '', places }, { quiet: true }),
    onSuccess: () => toast.success(t('名额已调整')),
    onSettled: () => queries.invalidateQueries({ queryKey: ['award.application', 'ranking'] }),
  })
  if (colleges.length < 2 && !mayAllot) return null
  return (
    <Card title={t('各学院名额')} flush>
      <DataTable
        label={t('各学院名额')}
        columns={[
          { key: 'name', title: t('院系'), cell: ({ name }) => name, essential: true, minWidth: 180 },
          {
            ...{ key: 'headcount', title: t('在校人数'), align: 'end', width: 100 },
            cell: ({ headcount }) => headcount,
          },
          { key: 'places', title: t('名额'), cell: ({ places }) => places, align: 'end', width: 90 },
          { key: 'used', title: t('已用'), cell: ({ used }) => used, align: 'end', width: 90 },
          {
            ...{ key: 'left', title: t('剩余'), align: 'end', width: 100 },
            cell: ({ places, used }) =>
              used >= places ? <Tag tone="warning">{t('已用完')}</Tag> : places - used,
          },
          {
            key: 'waiting',
            title: t('待学院评审'),
            cell: ({ waiting }) => waiting,
            align: 'end',
            width: 110,
          },
        ]}
        rows={colleges}
        rowKey={({ id }) => id}
        rowActions={(row) => (
          <Stack direction="row" gap="sm">
            <Button
              size="sm"
              variant="ghost"
              disabled={row.departmentId === chosen}
              onClick={() => onChoose(row.departmentId)}
            >
              {t('查看排名')}
            </Button>
            {mayAllot && (
              <Button size="sm" variant="ghost" onClick={() => setChanged(row)}>
                {t('调整名额')}
              </Button>
            )}
          </Stack>
        )}
        actionsWidth={190}
      />
      {changed && (
        <Asking
          resource={{ name: 'award.quota' }}
          row={{ places: changed.places }}
          action={setting}
          title={t('调整名额：{{name}}', { name: changed.name })}
          send={async ({ places }) => {
            await allot.mutateAsync(Number(places))
            setChanged(undefined)
          }}
          onClose={() => setChanged(undefined)}
        />
      )}
    </Card>
  )
}
