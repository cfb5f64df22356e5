import { useText } from '#design-system/text/text.tsx'
import type { TreeOption } from '#design-system/tree-select/tree.ts'
import { popupSelect } from '#styled-system/recipes/index.js'

export interface PathHitsProps {
  readonly id: string
  readonly label: string
  readonly paths: readonly (readonly TreeOption[])[]
  readonly marked: number
  readonly onChoose: (path: readonly TreeOption[]) => void
}

/** Paths that were found, in full; the search line above keeps the focus. */
export const PathHits = ({ id, label, paths, marked, onChoose }: PathHitsProps) => {
  const t = useText()
  const style = popupSelect()
  if (paths.length === 0)
    return (
      <div className={style.note} role="status" id={id}>
        {t('没有符合的选项')}
      </div>
    )
  return (
    <div className={style.list} role="listbox" id={id} aria-label={label}>
      {paths.map((path, at) => (
        // biome-ignore lint/a11y/useFocusableInteractive: the search line has the focus
        // biome-ignore lint/a11y/useKeyWithClickEvents: keys are the search line's
        <div
          key={path.at(-1)?.value}
          id={`${id}${at}`}
          className={style.hit}
          role="option"
          aria-selected={at === marked}
          aria-disabled={path.some(({ disabled }) => disabled) || undefined}
          data-disabled={path.some(({ disabled }) => disabled) ? '' : undefined}
          onClick={() => onChoose(path)}
        >
          <span>
            <span className={style.way}>
              {path
                .slice(0, -1)
                .map((node) => `${node.label} / `)
                .join('')}
            </span>
            {path.at(-1)?.label}
          </span>
        </div>
      ))}
    </div>
  )
}
