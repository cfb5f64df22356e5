import { TreeView as Ark } from '@ark-ui/react/tree-view'
import { notDragged } from '#design-system/parts/drag/use-drag-sensors.ts'
import { useText } from '#design-system/text/text.tsx'
import { tree } from '#styled-system/recipes/index.js'
import { pieces } from './search.ts'
import { useTreeRoom } from './tree-context.ts'
import type { TreeNode } from './tree-node.ts'

export interface RowNameProps {
  readonly node: TreeNode
  readonly renaming: boolean
}

/** The name with the words one looks for marked, or the box to write another; and what went wrong below it. */
export const RowName = ({ node, renaming }: RowNameProps) => {
  const t = useText()
  const style = tree()
  const { state } = useTreeRoom()
  if (renaming)
    return (
      <Ark.NodeRenameInput
        className={style.rename}
        defaultValue={node.name}
        // A press in the box sets the caret; it neither drags the row nor chooses it.
        {...notDragged}
        onClick={(event) => event.stopPropagation()}
        onBlur={(event) => {
          if (event.currentTarget.value.trim() === '') state.api.cancelRenaming()
        }}
      />
    )
  return (
    <>
      <span className={style.name} title={node.name}>
        {pieces(node.name, state.words).map((piece, at) =>
          at % 2 === 1 ? (
            <mark key={`${node.id}-hit`} className={style.mark}>
              {piece}
            </mark>
          ) : (
            piece
          ),
        )}
      </span>
      {node.note && <span className={style.note}>{node.note}</span>}
      {state.lazy.failed.has(node.id) && (
        <span className={style.failed}>
          {t('加载失败')}
          <button
            type="button"
            className={style.retry}
            tabIndex={-1}
            onClick={(event) => {
              event.stopPropagation()
              state.open(node.id)
            }}
          >
            {t('重试')}
          </button>
        </span>
      )}
    </>
  )
}
