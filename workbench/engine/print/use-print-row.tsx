import { useState } from 'react'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { RowDetails } from '#workbench/engine/detail/row-details.tsx'
import { nameOf } from '#workbench/engine/name-of.ts'
import type { AnyRow } from '#workbench/engine/row.ts'
import { useChoices } from '#workbench/engine/use-choices.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { Sheet } from './sheet.tsx'

/** Puts one row on paper, as its details show it. */
export function usePrintRow(resource: AnyResource, row: AnyRow | undefined) {
  const { t } = useTranslation()
  const choices = useChoices(resource)
  const [printing, setPrinting] = useState(false)
  return {
    print: () => setPrinting(true),
    sheet: printing && row && (
      <Sheet title={`${t(resource.label)}：${nameOf(resource, row)}`} onDone={() => setPrinting(false)}>
        <RowDetails resource={resource} row={row} choices={choices} />
      </Sheet>
    ),
  }
}
