import type { ReactNode } from 'react'
import { tag } from '#styled-system/recipes/index.js'

export type Tone = 'neutral' | 'accent' | 'success' | 'warning' | 'danger' | 'info'

export interface TagProps {
  readonly tone?: Tone
  readonly children: ReactNode
}

/** A state or a kind, in a word. The word says it; the tone only helps to find it. */
export const Tag = ({ tone, children }: TagProps) => <span className={tag({ tone })}>{children}</span>
