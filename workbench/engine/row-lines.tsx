import { useTranslation } from 'react-i18next'
import type { Column } from '#design-system/data-table/column.ts'
import { DataTable } from '#design-system/data-table/data-table.tsx'
import type { Lines } from '#domain/kernel/form.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { cellOf, saysWords } from './kinds/cell.tsx'
import { linesOf } from './line-values.ts'
import { narrowed } from './narrowed.ts'
import type { AnyRow } from './row.ts'
import { Section } from './section.tsx'
import { useChoices } from './use-choices.ts'

interface RowLinesProps {
  readonly resource: AnyResource
  readonly row: AnyRow
  /** What stands round it names the lines already. */
  readonly untitled?: boolean
}

/** The lines of a row, to be read; nothing until they have come with it. */
export function RowLines({ resource, row, untitled }: RowLinesProps) {
  const { t } = useTranslation()
  const lines = row.lines as Readonly<Record<string, readonly AnyRow[]>> | undefined
  if (!lines) return null
  return linesOf(resource).map(([name, line]) => (
    <Section key={name} {...(!untitled && { title: t(line.resource.label) })}>
      <LinesTable resource={withinRow(line)} rows={lines[name] ?? []} />
    </Section>
  ))
}

/** Without what says to which row a line belongs, and what it repeats of that row. */
const withinRow = ({ resource, by }: Lines) =>
  narrowed(resource, { where: {}, without: [by, ...Object.keys(resource.linked?.[by]?.copies ?? {})] })

interface LinesTableProps {
  readonly resource: Lines['resource']
  readonly rows: readonly AnyRow[]
}

function LinesTable({ resource, rows }: LinesTableProps) {
  const { t } = useTranslation()
  const choices = useChoices(resource)
  const columns = resource.columns.map(
    (name): Column<AnyRow> => ({
      key: name,
      title: t(resource.fields[name].label),
      cell: (row) => cellOf({ name, field: resource.fields[name], row, choices }),
      words: saysWords(resource.fields[name]),
    }),
  )
  return <DataTable label={t(resource.label)} columns={columns} rows={rows} rowKey={({ id }) => id} />
}
