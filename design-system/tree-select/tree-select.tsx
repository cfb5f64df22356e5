import { useRef } from 'react'
import { type Controlled, useControlled } from '#design-system/parts/controlled/use-controlled.ts'
import { PopupSelect, type PopupSelectProps } from '#design-system/parts/popup-select/popup-select.tsx'
import { useText } from '#design-system/text/text.tsx'
import { isBranch, type Tree, type TreeOption } from './tree.ts'
import { TreePopup } from './tree-popup.tsx'
import { type LoadChildren, useBranches } from './use-branches.ts'

/** What `TreeSelect` and `MultiTreeSelect` take alike. */
export interface TreeSelectFrameProps extends PopupSelectProps {
  readonly options: Tree
  /** Asks for the children of a node marked `branch`, once, when it is opened. */
  readonly loadChildren?: LoadChildren
  /** The roots are on their way. */
  readonly loading?: boolean
  /** Offers a search line. Default true. */
  readonly searchable?: boolean
}

export interface TreeSelectProps extends TreeSelectFrameProps, Controlled<string | null> {
  /** Only nodes without children may be chosen; the others open. */
  readonly leavesOnly?: boolean
  /** Names on the way to the value while it is not among the options. */
  readonly selectedPath?: readonly string[]
  /** The popup opens or closes: the roots may wait until then. */
  readonly onOpen?: () => void
  /** With it somebody else searches a tree that is not whole here: told what is typed, it brings `found`. */
  readonly onSearch?: (words: string) => void
  readonly found?: Tree
  /** There is more than `found`: the list says so. */
  readonly more?: boolean
}

/** One node of a tree: a department, a category. Shows the whole way to it. */
export const TreeSelect = ({
  value,
  defaultValue,
  onChange,
  options,
  loadChildren,
  loading,
  searchable = true,
  leavesOnly = false,
  selectedPath,
  onOpen,
  onSearch,
  found,
  more,
  ...frame
}: TreeSelectProps) => {
  const t = useText()
  const [chosen, setChosen] = useControlled({ value, defaultValue, onChange }, null)
  const branches = useBranches(options, loadChildren)
  const first = useRef<HTMLElement>(null)
  const path = chosen === null ? [] : branches.path(chosen).map(({ label }) => label)
  const names = path.length > 0 ? path : chosen === null ? [] : (selectedPath ?? [chosen])
  const label = frame.label ?? t('选项')
  return (
    <PopupSelect
      {...frame}
      shown={names.join(' / ')}
      value={chosen ?? ''}
      popupLabel={label}
      onClear={() => setChosen(null)}
      first={first}
      onOpenChange={(open) => {
        if (open) onOpen?.()
        frame.onOpenChange?.(open)
      }}
    >
      {(close) => (
        <TreePopup
          branches={branches}
          searchable={searchable}
          loading={loading}
          first={first}
          onSearch={onSearch}
          found={found}
          more={more}
          label={label}
          start={chosen}
          isChosen={(each) => each === chosen}
          mayChoose={(node: TreeOption) => !leavesOnly || !isBranch(node)}
          onChoose={(node) => {
            if (node.value !== chosen) setChosen(node.value)
            close()
          }}
        />
      )}
    </PopupSelect>
  )
}
