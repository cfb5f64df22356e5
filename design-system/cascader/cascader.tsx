import { type RefObject, useId, useRef, useState } from 'react'
import { type Controlled, useControlled } from '#design-system/parts/controlled/use-controlled.ts'
import { PopupSelect, type PopupSelectProps } from '#design-system/parts/popup-select/popup-select.tsx'
import { SearchBox } from '#design-system/parts/popup-select/search-box.tsx'
import { useText } from '#design-system/text/text.tsx'
import { isBranch, searchPaths, type Tree, type TreeOption } from '#design-system/tree-select/tree.ts'
import { type LoadChildren, useBranches } from '#design-system/tree-select/use-branches.ts'
import { CascaderColumns } from './cascader-columns.tsx'
import { PathHits } from './path-hits.tsx'

export interface CascaderProps extends PopupSelectProps, Omit<Controlled<readonly string[]>, 'onChange'> {
  /** Codes from the first level to the chosen one; empty for none. */
  readonly value?: readonly string[]
  readonly onChange?: (value: string[]) => void
  readonly options: Tree
  /** Asks for the next level of a node marked `branch`, once, when it is opened. */
  readonly loadChildren?: LoadChildren
  /** Any level may be chosen, not the last alone. */
  readonly anyLevel?: boolean
  /** Names of the value while its levels are not here. */
  readonly selectedPath?: readonly string[]
  /** Offers to search the paths that are here. Default true. */
  readonly searchable?: boolean
}

/** So many hits are shown; who has more types on. */
const most = 50

/** A way through levels: province, city, county; campus, building, floor, room. */
export const Cascader = ({
  value,
  defaultValue,
  onChange,
  options,
  loadChildren,
  anyLevel = false,
  selectedPath,
  searchable = true,
  ...frame
}: CascaderProps) => {
  const t = useText()
  const [codes, setCodes] = useControlled<readonly string[]>(
    { value, defaultValue, onChange: onChange && ((next) => onChange([...next])) },
    [],
  )
  const branches = useBranches(options, loadChildren)
  const first = useRef<HTMLElement>(null)
  const found = branches.path(codes.at(-1) ?? '').map(({ label }) => label)
  const names = found.length > 0 ? found : codes.length > 0 ? (selectedPath ?? codes) : []
  const label = frame.label ?? t('选项')
  return (
    <PopupSelect
      {...frame}
      shown={names.join(' / ')}
      value={codes.join(',')}
      popupLabel={label}
      onClear={() => setCodes([])}
      first={first}
    >
      {(close) => (
        <CascaderPopup
          label={label}
          branches={branches}
          chosen={codes}
          searchable={searchable}
          anyLevel={anyLevel}
          first={first}
          onChoose={(path) => {
            setCodes(path.map((node) => node.value))
            close()
          }}
        />
      )}
    </PopupSelect>
  )
}

interface CascaderPopupProps {
  readonly label: string
  readonly branches: ReturnType<typeof useBranches>
  readonly chosen: readonly string[]
  readonly searchable: boolean
  readonly anyLevel: boolean
  readonly first: RefObject<HTMLElement | null>
  readonly onChoose: (path: readonly TreeOption[]) => void
}

const CascaderPopup = ({
  label,
  branches,
  chosen,
  searchable,
  anyLevel,
  first,
  onChoose,
}: CascaderPopupProps) => {
  const t = useText()
  const list = useId()
  const [words, setWords] = useState('')
  const [marked, setMarked] = useState(0)
  const known = chosen.length > 0 && branches.path(chosen.at(-1) ?? '').length === chosen.length
  const root = branches.tree[0]
  const [cursor, setCursor] = useState<readonly string[]>(known ? chosen : root ? [root.value] : [])
  const [depth, setDepth] = useState(known ? chosen.length - 1 : 0)
  const entry = useRef<HTMLDivElement>(null)
  const paths = searchPaths(branches.tree, words, anyLevel).slice(0, most)
  const seeking = words.trim() !== ''
  const choose = (path: readonly TreeOption[] | undefined) => {
    if (path && !path.some(({ disabled }) => disabled)) onChoose(path)
  }
  return (
    <>
      {searchable && (
        <SearchBox
          box={first as RefObject<HTMLInputElement | null>}
          label={t('查找{{label}}', { label })}
          list={seeking ? { id: list, marked: paths.length > 0 ? `${list}${marked}` : undefined } : undefined}
          onSearch={(next) => {
            setWords(next)
            setMarked(0)
          }}
          onKeyDown={(event) => {
            const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
            if (seeking && event.key === 'Enter') choose(paths[marked])
            else if (seeking && step !== 0)
              setMarked((marked + step + paths.length) % Math.max(1, paths.length))
            else if (step === 1) entry.current?.focus()
            else return
            event.preventDefault()
          }}
        />
      )}
      {seeking ? (
        <PathHits id={list} label={label} paths={paths} marked={marked} onChoose={choose} />
      ) : (
        <CascaderColumns
          label={label}
          branches={branches}
          cursor={cursor}
          onCursor={setCursor}
          depth={depth}
          onDepth={setDepth}
          chosen={chosen}
          mayChoose={(node) => anyLevel || !isBranch(node)}
          onChoose={choose}
          entry={searchable ? entry : (first as RefObject<HTMLDivElement | null>)}
        />
      )}
    </>
  )
}
