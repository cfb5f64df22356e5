import { lazy, Suspense } from 'react'
import { Empty } from '#design-system/empty/empty.tsx'
import type { AnyResource } from '#domain/kernel/resource.ts'
import type { AnyRow } from '#workbench/engine/row.ts'
import { WaitingLines } from '#workbench/engine/waiting-lines.tsx'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { ScreenBoundary } from '#workbench/portal/screen-boundary.tsx'

const CasePanel = lazy(async () => ({ default: (await import('./case-panel.tsx')).CasePanel }))

interface RowCaseProps {
  readonly resource: AnyResource
  readonly row: AnyRow
}

/** The case of a row, beside what the row says; it is fetched when it is looked at. */
export function RowCase({ resource, row }: RowCaseProps) {
  const { t } = useTranslation()
  return (
    <ScreenBoundary>
      <Suspense fallback={<WaitingLines />}>
        <CasePanel
          which={{ resource: resource.name, rowId: row.id }}
          facts={false}
          otherwise={
            <Empty
              title={t('还没有审批记录')}
              description={t('这条数据尚未提交审批，或审批记录不在您的查看范围内。')}
            />
          }
        />
      </Suspense>
    </ScreenBoundary>
  )
}
