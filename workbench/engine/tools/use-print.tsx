import { Printer } from 'lucide-react'
import { useState } from 'react'
import { isHidden, orderedKeys } from '#design-system/data-table/view.ts'
import { getPage } from '#workbench/engine/calls.ts'
import { phrasesOf } from '#workbench/engine/filter-phrases.ts'
import { queryOf } from '#workbench/engine/page-state.ts'
import { ListSheet } from '#workbench/engine/print/list-sheet.tsx'
import type { AnyRow } from '#workbench/engine/row.ts'
import { useColumns } from '#workbench/engine/use-columns.tsx'
import type { Listing } from '#workbench/engine/use-listing.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import type { Tool } from './tool.ts'

/** What a person still reads on paper; beyond it they export. */
const most = 1000
const together = 100

/** Puts the list on paper as it is seen: its columns, its order, and all rows that match, up to a bound. */
export function usePrint(listing: Listing): Tool {
  const { resource, asked, choices, view } = listing
  const { t } = useTranslation()
  const all = useColumns(resource, choices)
  const [busy, setBusy] = useState(false)
  const [found, setFound] = useState<{ rows: readonly AnyRow[]; total: number }>()
  const columns = orderedKeys(all, view).flatMap((key) =>
    isHidden(view, key) ? [] : (all.find((column) => column.key === key) ?? []),
  )

  async function gather() {
    setBusy(true)
    try {
      const rows: AnyRow[] = []
      let total = 0
      for (let current = 1; current <= most / together; current++) {
        const page = await getPage(resource, queryOf({ ...asked, current, size: together }))
        rows.push(...(page.records as readonly AnyRow[]))
        total = page.total
        if (rows.length >= total) break
      }
      setFound({ rows, total })
    } catch {
      // The list itself says what is wrong with it.
    } finally {
      setBusy(false)
    }
  }

  return {
    label: t('打印'),
    icon: <Printer />,
    rare: true,
    loading: busy,
    run: () => void gather(),
    opened: found && (
      <ListSheet
        title={t(resource.label)}
        conditions={phrasesOf(resource, asked.filters, { choices, t }).map(({ text }) => text)}
        columns={columns}
        rows={found.rows}
        total={found.total}
        onDone={() => setFound(undefined)}
      />
    ),
  }
}
