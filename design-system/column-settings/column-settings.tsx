import { Popover as Ark } from '@ark-ui/react/popover'
import { Portal } from '@ark-ui/react/portal'
import { Settings2 } from 'lucide-react'
import { type Ref, useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import type { Column } from '#design-system/data-table/column.ts'
import type { TableView } from '#design-system/data-table/view.ts'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { useLater } from '#design-system/parts/later/use-later.ts'
import { useText } from '#design-system/text/text.tsx'
import { columnSettings } from '#styled-system/recipes/index.js'
import { DensityChoice } from './density-choice.tsx'

export interface ColumnSettingsProps<Row> {
  /** The same that the table gets. */
  readonly columns: readonly Column<Row>[]
  readonly view: TableView
  readonly onViewChange: (view: TableView) => void
  readonly ref?: Ref<HTMLButtonElement>
}

const loadList = () => import('./column-list.tsx')

/** Which columns of a table are seen, in which order and pinned where, and how dense its rows are. */
export function ColumnSettings<Row>({ columns, view, onViewChange, ref }: ColumnSettingsProps<Row>) {
  const t = useText()
  const style = columnSettings()
  const [open, setOpen] = useState(false)
  const ColumnList = useLater(loadList, open)?.ColumnList
  return (
    <Ark.Root
      open={open}
      onOpenChange={(change) => setOpen(change.open)}
      positioning={{ placement: 'bottom-end', gutter: 4 }}
      lazyMount
      unmountOnExit
    >
      <Ark.Trigger asChild>
        <IconButton ref={ref} label={t('列设置')} icon={<Settings2 aria-hidden />} />
      </Ark.Trigger>
      <Portal>
        <Ark.Positioner>
          <Ark.Content className={style.content} aria-label={t('列设置')}>
            <div className={style.head}>
              <Ark.Title className={style.title}>{t('列设置')}</Ark.Title>
              <Button size="sm" variant="ghost" onClick={() => onViewChange({ sort: view.sort })}>
                {t('恢复默认')}
              </Button>
            </div>
            {ColumnList && <ColumnList columns={columns} view={view} onViewChange={onViewChange} />}
            <DensityChoice value={view.density} onChange={(density) => onViewChange({ ...view, density })} />
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  )
}
