import type { ReactNode } from 'react'

/** Something one can go to or do. */
export interface Command {
  readonly id: string
  readonly label: string
  /** Heading it stands under. */
  readonly group?: string
  /** Other words that find it, parted by spaces: pinyin, initials, an old name. Made outside, once. */
  readonly keywords?: string
  /** Where it belongs, in faint letters: 宿舍管理 / 房间. */
  readonly hint?: string
  readonly icon?: ReactNode
  /** Keys that do the same, as on the keys. */
  readonly shortcut?: string
}

/** Where more commands come from while one types: people, documents. */
export interface CommandSource {
  readonly id: string
  /** Heading over what it finds. */
  readonly title: string
  /** Asked when the typing rests; a newer question aborts the signal. */
  readonly search: (query: string, signal: AbortSignal) => Promise<readonly Command[]>
}
