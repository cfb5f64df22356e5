import { Menu as Ark } from '@ark-ui/react/menu'
import { menu } from '#styled-system/recipes/index.js'
import type { MenuItem } from './menu-entry.ts'
import { RowFace } from './row-face.tsx'
import { useRowWords } from './use-row-words.ts'

export interface MenuRowProps {
  readonly item: MenuItem
  readonly indent: boolean
}

/** An action. */
export const MenuRow = ({ item, indent }: MenuRowProps) => {
  const style = menu()
  const { reasonId, row } = useRowWords(item)
  return (
    <Ark.Item
      {...row}
      value={item.value}
      className={style.item}
      aria-current={item.active || undefined}
      data-danger={item.danger ? '' : undefined}
      data-active={item.active ? '' : undefined}
    >
      {item.icon ?? (indent && <span className={style.mark} />)}
      <RowFace face={item} reasonId={reasonId} />
    </Ark.Item>
  )
}
