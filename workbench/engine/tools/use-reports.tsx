import { useQuery } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import { reportCalls } from '#domain/reports/calls.ts'
import { usePrintReport } from '#workbench/engine/print/use-print-report.ts'
import type { Listing } from '#workbench/engine/use-listing.ts'
import { ask } from '#workbench/http/ask.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import type { Tool } from './tool.ts'

/**
 * Puts the rows of the list on paper by the reports that are published for it: those chosen, or all that match. They are
 * behind 更多, and asked for when that is first seen: a list opens without them.
 */
export function useReports(listing: Listing, isSeen: boolean): Readonly<Record<string, Tool>> {
  const { t } = useTranslation()
  const { name, reported = false } = listing.resource
  const { data: reports = [] } = useQuery({
    queryKey: ['system.report', 'mine', name],
    queryFn: () => ask(reportCalls.mine, { resource: name }, { quiet: true }),
    enabled: reported && isSeen,
  })
  const { print, busy } = usePrintReport()
  const rows = listing.count > 0 ? listing.rows : undefined
  return Object.fromEntries(
    reports.map((report) => [
      `report ${report.id}`,
      {
        label: t('打印报表：{{name}}', { name: t(report.name) }),
        icon: <FileText />,
        rare: true,
        loading: busy,
        run: () => void print(report, { question: listing.question, ...(rows && { rows }) }),
      },
    ]),
  )
}
