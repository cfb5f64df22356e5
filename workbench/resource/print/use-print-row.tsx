import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { RowDetails } from '#workbench/resource/detail/row-details.tsx'
import { nameOf } from '#workbench/resource/name-of.ts'
import type { AnyRow } from '#workbench/resource/row.ts'
import { useChoices } from '#workbench/resource/use-choices.ts'
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
