import { Ellipsis } from 'lucide-react'
import type { SyntheticEvent } from 'react'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { Menu } from '#design-system/menu/menu.tsx'
import type { MenuItem } from '#design-system/menu/menu-entry.ts'
import { notDragged } from '#design-system/parts/drag/use-drag-sensors.ts'
import { useText } from '#design-system/text/text.tsx'
import { tree } from '#styled-system/recipes/index.js'
import { type MoveStep, stepMove } from './moves.ts'
import { useTreeRoom } from './tree-context.ts'
import type { TreeNode } from './tree-node.ts'

const stay = (event: SyntheticEvent) => event.stopPropagation()
const steps: readonly (readonly [MoveStep, string])[] = [
  ['up', '上移'],
  ['down', '下移'],
  ['in', '移入上一项'],
  ['out', '移到上一级'],
]

/** What one may do with a node. Drawn for the row at hand alone, for a menu in each of thousands is dear. */
export const RowActions = ({ node }: { readonly node: TreeNode }) => {
  const t = useText()
  const style = tree()
  const { props, state, move, mayMove } = useTreeRoom()
  if (node.disabled || !(props.actions || props.onRename || props.onMove)) return null
  const items: (MenuItem | 'separator')[] = props.onRename
    ? [{ value: 'rename', label: t('重命名') }, ...(props.onMove ? ['separator' as const] : [])]
    : []
  if (props.onMove)
    for (const [step, label] of steps)
      items.push({ value: step, label: t(label), disabled: !mayMove(stepMove(state.index, node.id, step)) })
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: neither a press nor a key in it is meant for the row
    <span role="presentation" className={style.actions} onClick={stay} onKeyDown={stay} {...notDragged}>
      {props.actions?.(node)}
      {items.length > 0 && (
        <Menu
          trigger={
            <IconButton
              size="sm"
              label={t('{{name}} 的操作', { name: node.name })}
              icon={<Ellipsis aria-hidden />}
            />
          }
          items={items}
          onSelect={(value) => {
            if (value === 'rename') requestAnimationFrame(() => state.api.startRenaming(node.id))
            else move(stepMove(state.index, node.id, value as MoveStep))
          }}
        />
      )}
    </span>
  )
}
