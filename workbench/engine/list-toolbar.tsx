import { Fragment, type ReactNode, useState } from 'react'
import { Toolbar } from '#design-system/toolbar/toolbar.tsx'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { Columns } from './tools/columns.tsx'
import { Refresh } from './tools/refresh.tsx'
import type { Tool } from './tools/tool.ts'
import { useAdd } from './tools/use-add.tsx'
import { useConditions } from './tools/use-conditions.tsx'
import { useExport } from './tools/use-export.tsx'
import { useImport } from './tools/use-import.tsx'
import { usePrint } from './tools/use-print.tsx'
import { useReports } from './tools/use-reports.tsx'
import { useWhole } from './tools/use-whole.tsx'
import type { Listing } from './use-listing.ts'

export interface ListToolbarProps {
  readonly listing: Listing
  readonly extra?: ReactNode
}

/** What one may do with the list as a whole: the daily in sight, the rest behind 更多. */
export function ListToolbar({ listing, extra }: ListToolbarProps) {
  const { t } = useTranslation()
  const [isMoreSeen, seeMore] = useState(false)
  const tools: Readonly<Record<string, Tool | undefined>> = {
    add: useAdd(listing),
    conditions: useConditions(listing),
    import: useImport(listing),
    export: useExport(listing),
    print: usePrint(listing),
    whole: useWhole(listing),
    ...useReports(listing, isMoreSeen),
  }
  const items = Object.entries(tools).flatMap(([value, tool]) => {
    if (!tool) return []
    const { run: _, opened: __, ...face } = tool
    return { ...face, value }
  })
  return (
    <>
      <Toolbar
        label={t('列表操作')}
        align="end"
        items={items}
        onSelect={(value) => tools[value]?.run()}
        onMore={() => seeMore(true)}
        end={
          <>
            <Refresh listing={listing} />
            <Columns listing={listing} />
          </>
        }
      >
        {extra}
      </Toolbar>
      {Object.entries(tools).map(([name, tool]) => (
        <Fragment key={name}>{tool?.opened}</Fragment>
      ))}
    </>
  )
}
