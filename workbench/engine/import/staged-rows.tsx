import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Card } from '#design-system/card/card.tsx'
import { DataTable } from '#design-system/data-table/data-table.tsx'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { letterOf } from '#domain/sheet/letter-of.ts'
import type { ImportRowView, ImportView } from '#domain/system/import-plan.ts'
import { importRowStates } from '#domain/system/import-row.ts'
import { StateTag } from '#workbench/engine/kinds/state-tag.tsx'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { editCell, importQuery, importsKey, type Only, rowsAtOnce, rowsQuery } from './calls.ts'
import { lineColumn } from './line-column.ts'

export interface StagedRowsProps {
  readonly resource: AnyResource
  readonly of: ImportView
  readonly only: Only
  readonly total: number
  readonly editable: boolean
}

/** The rows of a sheet as they wait, fetched where one looks; a cell is mended where it stands, and checked at once. */
export function StagedRows({ resource, of, only, total, editable }: StagedRowsProps) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const [visibility, setSight] = useState({ from: 1, to: 1 })
  const wanted = Array.from(
    { length: visibility.to - visibility.from + 1 },
    (_, index) => visibility.from + index,
  )
  const found = useQueries({ queries: wanted.map((current) => rowsQuery(of.id, only, current)) })
  const error = found.find((each) => each.error)?.error
  const known = new Map(found.map((each, index) => [wanted[index], each.data?.records]))
  const rowAt = (index: number) =>
    known.get(Math.floor(index / rowsAtOnce) + 1)?.[index % rowsAtOnce] as ImportRowView | undefined

  async function save(row: ImportRowView, at: number, value: string) {
    const { import: after } = await editCell(of.id, row.line, at, value === '' ? null : value)
    queries.setQueryData(importQuery(of.id).queryKey, after)
    await queries.invalidateQueries({ queryKey: [importsKey, 'rows', of.id] })
  }

  const seen = found.flatMap(({ data }) => data?.records ?? [])
  const columns = faultyFirst(of.plan?.columns ?? [], seen)
  const faultsOf = (row: ImportRowView) =>
    Object.entries(row.faults)
      .map(([name, fault]) => spoken(name, fault))
      .join('；')
  return (
    <Card flush>
      <DataTable<ImportRowView>
        label={t('待导入的数据')}
        rows={{
          count: total,
          rowAt,
          onSight: (from, to) => {
            const next = {
              from: Math.floor(from / rowsAtOnce) + 1,
              to: Math.floor(Math.max(to - 1, 0) / rowsAtOnce) + 1,
            }
            if (next.from !== visibility.from || next.to !== visibility.to) setSight(next)
          },
        }}
        rowKey={({ line }) => String(line)}
        loading={found.some((each) => each.isLoading)}
        error={error && t(error.message)}
        onRetry={() => void queries.invalidateQueries({ queryKey: [importsKey, 'rows', of.id] })}
        columns={[
          lineColumn(t),
          {
            key: 'state',
            title: t('状态'),
            width: 96,
            cell: ({ state }) => <StateTag of={importRowStates} code={state} look="dot" />,
          },
          {
            key: 'faults',
            title: t('问题'),
            width: roomFor(seen.map(faultsOf), 240, 720),
            cell: faultsOf,
          },
          ...columns.map(({ name, at }) => ({
            key: `${at}`,
            title: `${letterOf(at)} ${t(resource.fields[name].label)}`,
            // What is wrong is read whole.
            width: roomFor(
              seen.filter(({ faults }) => faults[name]).map((row) => textOf(row, at)),
              140,
              420,
            ),
            wrong: ({ faults }: ImportRowView) => faults[name] !== undefined,
            cell: (row: ImportRowView) => textOf(row, at) || (row.faults[name] ? t('（空）') : ''),
            ...(editable && {
              edit: {
                value: (row: ImportRowView) => textOf(row, at),
                save: (value: string, row: ImportRowView) => save(row, at, value),
              },
            }),
          })),
        ]}
      />
    </Card>
  )

  /** A fault with the letter of its column, so that it is found in the sheet too. */
  function spoken(name: string, fault: string) {
    const at = of.plan?.columns.indexOf(name) ?? -1
    if (name === '') return t(fault)
    const label = t(resource.fields[name]?.label ?? name)
    return at === -1
      ? `${label}：${t(fault)}`
      : t('{{letter}} 列“{{label}}”：{{fault}}', { letter: letterOf(at), label, fault })
  }
}

const textOf = ({ cells }: ImportRowView, at: number) => (cells[at] == null ? '' : String(cells[at]))

/** The columns of the sheet that fill a field; those with something wrong stand first. */
function faultyFirst(names: readonly (string | null)[], rows: readonly ImportRowView[]) {
  const faulty = new Set(rows.flatMap(({ faults }) => Object.keys(faults)))
  const columns = names.flatMap((name, at) => (name === null ? [] : [{ name, at }]))
  return columns.toSorted((one, other) => Number(faulty.has(other.name)) - Number(faulty.has(one.name)))
}

/** Pixels for the longest of these texts, in letters as wide as Chinese ones. */
const roomFor = (texts: readonly string[], least: number, most: number) =>
  Math.min(most, Math.max(least, ...texts.map(({ length }) => length * 14 + 40)))
