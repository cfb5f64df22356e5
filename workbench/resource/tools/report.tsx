import { useQuery } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '#design-system/button/button.tsx'
import { Menu } from '#design-system/menu/menu.tsx'
import { sourceNamed } from '#domain/reports/sources.ts'
import { http } from '#workbench/http/http.ts'
import { type ReportName, usePrintReport } from '#workbench/resource/print/use-print-report.ts'
import type { ToolProps } from './tool.ts'

/** Puts the rows of the list on paper by a report that is published for it: those chosen, or all that match. */
export function Report({ listing }: ToolProps) {
  const { t } = useTranslation()
  const { name } = listing.resource
  const { data: reports = [] } = useQuery({
    queryKey: ['system.report', 'mine', name],
    queryFn: () =>
      http<readonly ReportName[]>('system/report/mine', { query: { resource: name }, quiet: true }),
    enabled: sourceNamed(name) !== undefined,
  })
  const { print, busy } = usePrintReport()
  if (reports.length === 0) return null
  const choose = (id: string) => {
    const report = reports.find((each) => each.id === id)
    const rows = listing.count > 0 ? listing.rows : undefined
    if (report) void print(report, { question: listing.question, ...(rows && { rows }) })
  }
  return (
    <Menu
      trigger={
        <Button icon={<FileText />} loading={busy}>
          {t('打印报表')}
        </Button>
      }
      items={reports.map(({ id, name: label }) => ({ value: id, label: t(label) }))}
      onSelect={choose}
    />
  )
}
