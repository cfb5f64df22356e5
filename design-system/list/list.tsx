import { type CSSProperties, type ReactNode, type Ref, useRef } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Empty } from '#design-system/empty/empty.tsx'
import { useControlled } from '#design-system/parts/controlled/use-controlled.ts'
import { useLater } from '#design-system/parts/later/use-later.ts'
import { useText } from '#design-system/text/text.tsx'
import { list } from '#styled-system/recipes/index.js'
import { type ListEntry, ListItem } from './list-item.tsx'
import { ListWaiting } from './list-waiting.tsx'
import type { DrawItem } from './windowed-items.tsx'

const loadWindowed = () => import('./windowed-items.tsx')

export interface ListProps {
  /** Its name for screen readers: 消息. */
  readonly label: string
  readonly items: readonly ListEntry[]
  /** A press on the row opens it. */
  readonly onOpen?: (id: string) => void
  /** A checkbox before each. */
  readonly selectable?: boolean
  readonly value?: string[]
  readonly defaultValue?: string[]
  readonly onChange?: (value: string[]) => void
  /** The first entries are on their way. */
  readonly loading?: boolean
  /** There are more; a button under the list fetches them. */
  readonly more?: { readonly loading?: boolean; readonly onMore: () => void }
  /** Scrolls beyond so many entries and draws only those in sight. */
  readonly rows?: number
  readonly empty?: ReactNode
  readonly ref?: Ref<HTMLDivElement>
}

/** Equal things under one another, read from top to bottom: messages, people, files. */
export const List = (props: ListProps) => {
  const { label, items, onOpen, selectable = false, loading, more, rows, empty, ref, ...held } = props
  const t = useText()
  const style = list()
  const [value, setValue] = useControlled<string[]>(held, [])
  const scroller = useRef<HTMLDivElement>(null)
  const windowed = rows !== undefined
  const WindowedItems = useLater(loadWindowed, windowed)?.WindowedItems
  const select = (id: string, yes: boolean) =>
    setValue(yes ? [...value, id] : value.filter((each) => each !== id))
  const draw: DrawItem = (index, start, measure) => {
    const entry = items[index]
    return (
      entry && (
        <ListItem
          key={entry.id}
          entry={entry}
          place={{ index, count: items.length, start }}
          measure={measure}
          onOpen={onOpen}
          selected={value.includes(entry.id)}
          onSelect={selectable ? (yes) => select(entry.id, yes) : undefined}
        />
      )
    )
  }
  return (
    <div ref={ref} className={style.root} aria-busy={loading || more?.loading || undefined}>
      {loading && items.length === 0 ? (
        <ListWaiting />
      ) : items.length === 0 ? (
        (empty ?? <Empty size="sm" />)
      ) : (
        <div
          ref={scroller}
          className={style.scroller}
          data-windowed={windowed ? '' : undefined}
          // What scrolls has to be reached by the keyboard.
          {...(windowed ? { role: 'group', 'aria-label': label, tabIndex: 0 } : {})}
          style={{ '--rows': rows } as CSSProperties}
        >
          {windowed ? (
            WindowedItems && (
              <WindowedItems
                className={style.items}
                label={label}
                count={items.length}
                keyOf={(at) => items[at]?.id ?? ''}
                scroller={scroller}
                draw={draw}
              />
            )
          ) : (
            <ul className={style.items} aria-label={label}>
              {items.map((_, index) => draw(index))}
            </ul>
          )}
        </div>
      )}
      {more && items.length > 0 && (
        <div className={style.more}>
          <Button size="sm" variant="ghost" loading={more.loading} onClick={more.onMore}>
            {t('加载更多')}
          </Button>
        </div>
      )}
    </div>
  )
}
