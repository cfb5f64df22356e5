import { tagsInput } from '#styled-system/recipes/index.js'

export interface TagsCountProps {
  readonly count: number
  readonly max?: number
  /** Why the last word was not taken. */
  readonly refused: string
}

/** How many of how many; in its place, read out, why a word was not taken. */
export const TagsCount = ({ count, max, refused }: TagsCountProps) => (
  <span className={tagsInput().count} role="status" data-refused={refused ? '' : undefined}>
    {refused || (max !== undefined && <span aria-hidden>{`${count} / ${max}`}</span>)}
  </span>
)
