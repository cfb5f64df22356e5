import { useQuery } from '@tanstack/react-query'
import { Button } from '#design-system/button/button.tsx'
import type { DataTableProps } from '#design-system/data-table/props.ts'
import { isHidden } from '#design-system/data-table/view.ts'
import { Skeleton } from '#design-system/skeleton/skeleton.tsx'
import type { Field } from '#domain/kernel/field.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { inColumn } from './kinds/cell.tsx'
import { sumsQuery } from './queries.ts'
import type { AnyRow } from './row.ts'
import { seesWhole, useFieldVisibility } from './use-field-access.ts'
import type { Listing } from './use-listing.ts'

type SumsLine = Pick<DataTableProps<AnyRow>, 'summary' | 'summaryTitle'>

/**
 * The last line of a list: what its columns add up to over all rows that it was asked for. Where no such column is
 * shown nothing is asked, and there is no line.
 */
export function useSums({ resource, asked, view, views, choices }: Listing): SumsLine {
  const { t } = useTranslation()
  const visibility = useFieldVisibility(resource)
  const shown = (resource.sums ?? []).filter((name) => !isHidden(view, name) && seesWhole(visibility, name))
  const { data, error, refetch } = useQuery({
    ...sumsQuery(resource, asked),
    enabled: shown.length > 0 && !views.opening,
  })
  if (shown.length === 0) return {}
  if (error)
    return {
      summary: {},
      summaryTitle: (
        <Button size="sm" variant="ghost" onClick={() => void refetch()}>
          {t('重试')}
        </Button>
      ),
    }
  const sumOf = (name: string) =>
    data ? (
      inColumn({ name, field: resource.fields[name] as Field, row: data.sums as unknown as AnyRow, choices })
    ) : (
      <Skeleton width={70} />
    )
  return {
    summary: Object.fromEntries(shown.map((name) => [name, sumOf(name)])),
    summaryTitle: t('合计'),
  }
}
