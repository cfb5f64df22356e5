import { Popover as Ark } from '@ark-ui/react/popover'
import { Portal } from '@ark-ui/react/portal'
import { useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { useText } from '#design-system/text/text.tsx'
import { headFilter } from '#styled-system/recipes/index.js'
import type { Column } from './column.ts'
import { FilterInput } from './filter-input.tsx'
import type { FilterValue } from './filters.ts'

export interface HeadFilterProps<Row> {
  readonly column: Column<Row>
  readonly anchor: HTMLElement
  readonly value: FilterValue | undefined
  readonly onChange: (value: FilterValue | undefined) => void
  readonly onClose: () => void
}

/** Asks what a column is to be filtered for. Nothing happens until one says so. */
export function HeadFilter<Row>({ column, anchor, value, onChange, onClose }: HeadFilterProps<Row>) {
  const t = useText()
  const style = headFilter()
  const [asked, setAsked] = useState(value)
  const title = t('筛选{{title}}', { title: column.title })
  const settle = (next: FilterValue | undefined) => {
    onChange(next)
    onClose()
  }
  if (!column.filter) return null
  return (
    <Ark.Root
      open
      onOpenChange={({ open }) => open || onClose()}
      positioning={{ placement: 'bottom-end', gutter: 4, getAnchorElement: () => anchor }}
    >
      <Portal>
        <Ark.Positioner>
          <Ark.Content className={style.content} aria-label={title}>
            <form
              className={style.form}
              onSubmit={(event) => {
                event.preventDefault()
                settle(asked)
              }}
            >
              <FilterInput filter={column.filter} label={column.title} value={asked} onChange={setAsked} />
              <div className={style.buttons}>
                <Button size="sm" onClick={() => settle(undefined)}>
                  {t('清除')}
                </Button>
                <Button size="sm" type="submit" variant="solid">
                  {t('确定')}
                </Button>
              </div>
            </form>
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  )
}
