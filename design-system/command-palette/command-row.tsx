import { Kbd } from '#design-system/kbd/kbd.tsx'
import { commandPalette } from '#styled-system/recipes/index.js'
import type { Mark } from './match.ts'
import type { Row } from './rows.ts'

export interface CommandRowProps {
  /** What the input names as active. */
  readonly id: string
  readonly row: Extract<Row, { readonly type: 'command' }>
  readonly number: number
  readonly count: number
  readonly chosen: boolean
  readonly onPoint: () => void
  readonly onSelect: () => void
}

/** One command, with what was typed marked in it. */
export const CommandRow = ({ id, row, number, count, chosen, onPoint, onSelect }: CommandRowProps) => {
  const style = commandPalette()
  const { label, hint, icon, shortcut } = row.command
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the input's, which keeps the focus
    // biome-ignore lint/a11y/useFocusableInteractive: named by aria-activedescendant, as the combobox pattern asks
    <div
      id={id}
      role="option"
      aria-selected={chosen}
      aria-posinset={number + 1}
      aria-setsize={count}
      className={style.option}
      data-highlighted={chosen ? '' : undefined}
      onPointerMove={() => chosen || onPoint()}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onSelect}
    >
      {icon}
      <span className={style.label}>{marked(label, row.marks)}</span>
      {hint && <span className={style.where}>{hint}</span>}
      {shortcut && <Kbd keys={shortcut} />}
    </div>
  )
}

const marked = (label: string, marks: readonly Mark[]) => {
  const ends = [0, ...marks.flat(), label.length]
  return ends.slice(1).map((end, at) => {
    const part = label.slice(ends[at], end)
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one string have nothing but their place
    return at % 2 ? <mark key={at}>{part}</mark> : part
  })
}
