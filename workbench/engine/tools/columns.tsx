import { ColumnSettings } from '#design-system/column-settings/column-settings.tsx'
import { useColumns } from '#workbench/engine/use-columns.tsx'
import type { ToolProps } from './tool.ts'

/** Which columns are seen, in which order, how wide and how dense. */
export function Columns({ listing }: ToolProps) {
  const columns = useColumns(listing.resource, listing.choices)
  return <ColumnSettings columns={columns} view={listing.view} onViewChange={listing.setView} />
}
