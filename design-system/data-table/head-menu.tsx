import { Menu as Ark } from '@ark-ui/react/menu'
import { Portal } from '@ark-ui/react/portal'
import { Fragment } from 'react'
import { useText } from '#design-system/text/text.tsx'
import { menu } from '#styled-system/recipes/index.js'
import type { Column } from './column.ts'
import type { Sort } from './sorts.ts'
import { pinOf, type TableView, withHidden, withPin } from './view.ts'

export interface HeadMenuProps<Row> {
  readonly column: Column<Row>
  readonly anchor: HTMLElement
  readonly view: TableView
  readonly onView: (view: TableView) => void
  readonly sort?: Sort
  readonly onSort?: (sort: Sort | undefined) => void
  /** Opens the filter of the column. */
  readonly onFilterOpen: () => void
  readonly onMove: (step: 1 | -1) => void
  readonly canMove: (step: 1 | -1) => boolean
  readonly onClose: () => void
}

interface Act {
  readonly text: string
  readonly when?: boolean
  readonly disabled?: boolean
  readonly act: () => void
}

/** Everything one may do with a column. */
export function HeadMenu<Row>(props: HeadMenuProps<Row>) {
  const { column, anchor, view, onView, sort, onSort, onMove, canMove, onClose } = props
  const t = useText()
  const style = menu()
  const { key } = column
  const pin = pinOf(column, view)
  const groups: readonly (readonly Act[])[] = [
    onSort
      ? [
          {
            text: t('升序'),
            disabled: sort?.direction === 'asc',
            act: () => onSort({ key, direction: 'asc' }),
          },
          {
            text: t('降序'),
            disabled: sort?.direction === 'desc',
            act: () => onSort({ key, direction: 'desc' }),
          },
          { text: t('取消排序'), when: sort !== undefined, act: () => onSort(undefined) },
        ]
      : [],
    column.filter ? [{ text: t('筛选…'), act: props.onFilterOpen }] : [],
    [
      { text: t('固定在左侧'), when: pin !== 'start', act: () => onView(withPin(view, key, 'start')) },
      { text: t('固定在右侧'), when: pin !== 'end', act: () => onView(withPin(view, key, 'end')) },
      { text: t('取消固定'), when: pin !== undefined, act: () => onView(withPin(view, key, 'none')) },
    ],
    [
      { text: t('前移一列'), disabled: !canMove(-1), act: () => onMove(-1) },
      { text: t('后移一列'), disabled: !canMove(1), act: () => onMove(1) },
      { text: t('隐藏此列'), disabled: column.essential, act: () => onView(withHidden(view, key, true)) },
    ],
  ]
  const shown = groups
    .map((acts) => acts.filter(({ when }) => when !== false))
    .filter((acts) => acts.length > 0)
  return (
    <Ark.Root
      open
      onOpenChange={({ open }) => open || onClose()}
      onSelect={({ value }) =>
        shown
          .flat()
          .find(({ text }) => text === value)
          ?.act()
      }
      positioning={{ placement: 'bottom-start', gutter: 4, getAnchorElement: () => anchor }}
      aria-label={t('{{title}}的列操作', { title: column.title })}
    >
      <Portal>
        <Ark.Positioner>
          <Ark.Content className={style.content}>
            {shown.map((acts, at) => (
              <Fragment key={acts[0]?.text}>
                {at > 0 && <Ark.Separator className={style.separator} />}
                {acts.map(({ text, disabled }) => (
                  <Ark.Item key={text} value={text} className={style.item} disabled={disabled}>
                    <span className={style.itemLabel}>{text}</span>
                  </Ark.Item>
                ))}
              </Fragment>
            ))}
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  )
}
