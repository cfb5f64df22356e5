import type { ReactNode } from 'react'

/** What each kind of entry may carry. */
interface Face {
  readonly label: string
  readonly icon?: ReactNode
  /** Keys that do the same elsewhere, as on the keys: `Ctrl+C`. The menu shows them; the screen listens. */
  readonly shortcut?: string
  readonly disabled?: boolean
  /** Why it is disabled. It then stays within reach of the keyboard, so that the reason can be read. */
  readonly reason?: string
  /** What one may type to come here, where it is not how the label begins: pinyin initials. */
  readonly keywords?: string
}

export interface MenuItem extends Face {
  readonly value: string
  /** What cannot be undone. */
  readonly danger?: boolean
  /** The one in force, such as the open page. */
  readonly active?: boolean
  /** Opens a menu at the side. One level deep is plenty. */
  readonly items?: readonly MenuEntry[]
}

/** On or off. The menu stays open. */
export interface MenuCheck extends Face {
  readonly type: 'check'
  readonly value: string
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
}

/** One of several. */
export interface MenuChoice {
  readonly type: 'choice'
  readonly label: string
  readonly value: string | null
  readonly options: readonly (Face & { readonly value: string })[]
  readonly onChange: (value: string) => void
}

export interface MenuGroup {
  readonly type: 'group'
  readonly label: string
  readonly items: readonly MenuEntry[]
}

export type MenuEntry = MenuItem | MenuCheck | MenuChoice | MenuGroup | 'separator'
export type MenuFace = Face

/** The plain item with this value in this menu, its groups included, that may be chosen now. */
export function chosenItem(entries: readonly MenuEntry[], value: string): MenuItem | undefined {
  for (const entry of entries) {
    if (entry === 'separator') continue
    if (!('type' in entry)) {
      if (entry.value === value && !entry.disabled) return entry
    } else if (entry.type === 'group') {
      const found = chosenItem(entry.items, value)
      if (found) return found
    }
  }
}
