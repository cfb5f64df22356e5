import type { ReactNode } from 'react'
import { Checkbox } from '#design-system/checkbox/checkbox.tsx'
import { useText } from '#design-system/text/text.tsx'
import { list } from '#styled-system/recipes/index.js'

export interface ListEntry {
  readonly id: string
  readonly title: string
  /** One quiet line under it. */
  readonly description?: ReactNode
  /** A face, an icon. */
  readonly avatar?: ReactNode
  /** At the end, in few characters: when, how large. */
  readonly meta?: ReactNode
  /** One or two icon buttons. */
  readonly actions?: ReactNode
  /** Already read, over and done with. */
  readonly quiet?: boolean
  /** New to this reader: a dot before the title. */
  readonly unread?: boolean
}

export interface ListItemProps {
  readonly entry: ListEntry
  readonly place: { readonly index: number; readonly count: number; readonly start?: number }
  readonly measure?: (element: HTMLElement | null) => void
  readonly onOpen?: (id: string) => void
  readonly selected: boolean
  readonly onSelect?: (selected: boolean) => void
}

export const ListItem = ({ entry, place, measure, onOpen, selected, onSelect }: ListItemProps) => {
  const t = useText()
  const style = list()
  const { id, title, description, avatar, meta, actions, quiet, unread } = entry
  const windowed = place.start !== undefined
  return (
    <li
      ref={measure}
      className={style.item}
      // Where only a part is in the document, it says which part.
      aria-setsize={windowed ? place.count : undefined}
      aria-posinset={windowed ? place.index + 1 : undefined}
      data-index={place.index}
      data-windowed={windowed ? '' : undefined}
      data-openable={onOpen ? '' : undefined}
      data-selected={onSelect && selected ? '' : undefined}
      style={windowed ? { transform: `translateY(${place.start}px)` } : undefined}
    >
      {onSelect && (
        <span className={style.side}>
          <Checkbox checked={selected} onChange={onSelect} label={title} />
        </span>
      )}
      {avatar && <span className={style.side}>{avatar}</span>}
      <div className={style.main}>
        <div
          className={style.title}
          data-quiet={quiet ? '' : undefined}
          data-unread={unread ? '' : undefined}
        >
          {unread && <span role="img" aria-label={t('未读')} className={style.dot} />}
          {onOpen ? (
            <button type="button" className={style.open} onClick={() => onOpen(id)}>
              {title}
            </button>
          ) : (
            title
          )}
        </div>
        {description && <div className={style.description}>{description}</div>}
      </div>
      {meta && <span className={style.meta}>{meta}</span>}
      {actions && <span className={style.actions}>{actions}</span>}
    </li>
  )
}
