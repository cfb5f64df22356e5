import { useRef } from 'react'
import { type Controlled, useControlled } from '#design-system/parts/controlled/use-controlled.ts'
import { PopupSelect } from '#design-system/parts/popup-select/popup-select.tsx'
import { firstNames } from '#design-system/select/option.ts'
import { useText } from '#design-system/text/text.tsx'
import { popupSelect } from '#styled-system/recipes/index.js'
import { checkedState, folded, toggleChecked } from './tree.ts'
import { TreePopup } from './tree-popup.tsx'
import type { TreeSelectFrameProps } from './tree-select.tsx'
import { useBranches } from './use-branches.ts'

export interface MultiTreeSelectProps
  extends TreeSelectFrameProps,
    Omit<Controlled<readonly string[]>, 'onChange'> {
  readonly onChange?: (value: string[]) => void
  /** How many names are shown before the rest is only counted. Default 2. */
  readonly maxShown?: number
}

/**
 * Several nodes of a tree. Checking a branch checks all below it, and the face names the branch; the value is
 * always the leaves (and branches whose children have not come yet).
 */
export const MultiTreeSelect = ({
  value,
  defaultValue,
  onChange,
  options,
  loadChildren,
  loading,
  searchable = true,
  maxShown = 2,
  ...frame
}: MultiTreeSelectProps) => {
  const t = useText()
  const [codes, setCodes] = useControlled<readonly string[]>(
    { value, defaultValue, onChange: onChange && ((next) => onChange([...next])) },
    [],
  )
  const latest = useRef(codes)
  latest.current = codes
  const branches = useBranches(options, loadChildren, (node, children) => {
    // A branch checked before its children came is checked by them from now on.
    const before = latest.current
    if (before.includes(node.value) && children.length > 0)
      setCodes([...before.filter((code) => code !== node.value), ...children.map((child) => child.value)])
  })
  const first = useRef<HTMLElement>(null)
  const checked = new Set(codes)
  const names = folded(branches.tree, checked).map(({ label }) => label)
  const { shown, hidden } = firstNames(names, maxShown)
  const text = shown.join('、')
  const label = frame.label ?? t('选项')
  return (
    <PopupSelect
      {...frame}
      shown={
        hidden
          ? t('{{first}} 等 {{count}} 项', { first: text, count: names.length })
          : text || codes.join('、')
      }
      value={codes.join(',')}
      popupLabel={label}
      onClear={() => setCodes([])}
      first={first}
    >
      {() => (
        <TreePopup
          branches={branches}
          searchable={searchable}
          loading={loading}
          first={first}
          label={label}
          start={codes[0] ?? null}
          checked={(node) => checkedState(node, checked)}
          isChosen={(each) => checked.has(each)}
          mayChoose={() => true}
          onChoose={(node) => setCodes([...toggleChecked(node, checked)])}
          foot={
            <div className={popupSelect().foot} role="status">
              {t('已选 {{count}} 项', { count: codes.length })}
            </div>
          }
        />
      )}
    </PopupSelect>
  )
}
