import { type ReactNode, type Ref, useImperativeHandle, useRef } from 'react'
import { useRoving } from '#design-system/parts/roving/use-roving.ts'
import { toolbar } from '#styled-system/recipes/index.js'
import type { ToolbarItem } from './toolbar-item.ts'
import { ToolbarItems } from './toolbar-items.tsx'

export interface ToolbarProps {
  readonly label: string
  /** Any buttons; they wrap where there is no room. */
  readonly children?: ReactNode
  /** Actions that stay in one line: those without room stand behind 更多. The most used come first. */
  readonly items?: readonly ToolbarItem[]
  readonly onSelect?: (value: string) => void
  /** Told when 更多 opens, for actions that are looked up only then. */
  readonly onMore?: () => void
  /** Pushed to the end of the line: refresh, density, columns. */
  readonly end?: ReactNode
  /** Where the actions stand when they leave room; `end` beside a heading. */
  readonly align?: 'start' | 'end'
  readonly ref?: Ref<HTMLDivElement>
}

/** The actions of a view in one line: one tab stop, arrows between them (APG toolbar). */
export const Toolbar = ({ label, children, items, onSelect, onMore, end, align, ref }: ToolbarProps) => {
  const style = toolbar({ fitted: items !== undefined, align })
  const root = useRef<HTMLDivElement>(null)
  useImperativeHandle(ref, () => root.current as HTMLDivElement)
  const roving = useRoving(root)
  return (
    <div ref={root} className={style.root} role="toolbar" aria-label={label} {...roving}>
      {children && <div className={style.start}>{children}</div>}
      {items && <ToolbarItems items={items} onSelect={onSelect} onMore={onMore} align={align} />}
      {end && <div className={style.end}>{end}</div>}
    </div>
  )
}
