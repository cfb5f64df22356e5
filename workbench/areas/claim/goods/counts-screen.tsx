import { useQuery } from '@tanstack/react-query'
import { Download, Printer } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '#design-system/alert/alert.tsx'
import { Button } from '#design-system/button/button.tsx'
import { PageHeader } from '#design-system/page-header/page-header.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import type { CountPlace } from '#domain/claim/goods/desk-calls.ts'
import { type GoodsKind, goodsKinds } from '#domain/claim/goods/kinds.ts'
import { saveCsv } from '#workbench/areas/claim/csv.ts'
import { Sheet } from '#workbench/engine/print/sheet.tsx'
import { usePermission } from '#workbench/portal/menus/menus.ts'
import { countsQuery } from './calls.ts'
import { CountFigures } from './count-figures.tsx'
import { PaperTable } from './paper-table.tsx'
import { PlaceTable } from './place-table.tsx'
import { SizeTable } from './size-table.tsx'
import { useCountRows } from './use-count-rows.ts'

const places = { class: '班级', college: '学院', major: '专业' } as const satisfies Record<CountPlace, string>

/** How many bought, paid and received, place by place and size by size. */
export function CountsScreen({ kind, by }: { readonly kind: GoodsKind; readonly by: CountPlace }) {
  const { t } = useTranslation()
  const may = usePermission()
  const { data, error, refetch } = useQuery(countsQuery(kind, by))
  const [printing, setPrinting] = useState(false)
  const title = t(`${goodsKinds.labels[kind]}${places[by]}统计`)
  const { heads, rows } = useCountRows(kind, t(places[by]), data)
  const nothing = data?.places.length === 0
  return (
    <Stack gap="md">
      <PageHeader
        title={title}
        actions={
          <>
            {may('claim.goods-order:export') && (
              <Button
                icon={<Download />}
                disabled={!data || nothing}
                onClick={() => saveCsv([heads, ...rows], title)}
              >
                {t('导出')}
              </Button>
            )}
            <Button icon={<Printer />} disabled={!data || nothing} onClick={() => setPrinting(true)}>
              {t('打印')}
            </Button>
          </>
        }
      />
      {error ? (
        <Alert
          tone="danger"
          title={t(error.message)}
          action={<Button onClick={() => void refetch()}>{t('重试')}</Button>}
        />
      ) : (
        <>
          <CountFigures kind={kind} places={data?.places} />
          <PlaceTable kind={kind} by={by} label={t(places[by])} places={data?.places} />
          {kind !== 'key' && <SizeTable label={t(places[by])} counts={data} />}
        </>
      )}
      {printing && (
        <Sheet title={title} onDone={() => setPrinting(false)}>
          <PaperTable heads={heads} rows={rows} />
        </Sheet>
      )}
    </Stack>
  )
}
