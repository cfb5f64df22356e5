import type { Column } from '#design-system/data-table/column.ts'
import { DataTable } from '#design-system/data-table/data-table.tsx'
import { isWide } from '#domain/kernel/field.ts'
import type { Lines } from '#domain/kernel/form.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
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

/** Long texts stand whole under their line, which a column would cut off. */
function LinesTable({ resource, rows }: LinesTableProps) {
  const { t } = useTranslation()
  const choices = useChoices(resource)
  const cell = (name: string, row: AnyRow) => cellOf({ name, field: resource.fields[name], row, choices })
  const isUnder = (name: string) => isWide(resource.fields[name].kind)
  const under = resource.columns.filter(isUnder)
  const columns = resource.columns
    .filter((name) => !isUnder(name))
    .map(
      (name): Column<AnyRow> => ({
        key: name,
        title: t(resource.fields[name].label),
        cell: (row) => cell(name, row),
        words: saysWords(resource.fields[name]),
      }),
    )
  const told = (row: AnyRow) => under.filter((name) => row[name] != null)
  return (
    <DataTable
      label={t(resource.label)}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      {...(under.length > 0 && {
        detail: (row: AnyRow) => told(row).map((name) => <div key={name}>{cell(name, row)}</div>),
        defaultExpanded: new Set(rows.filter((row) => told(row).length > 0).map(({ id }) => id)),
      })}
    />
  )
}
