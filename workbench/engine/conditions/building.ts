import type { Field } from '#domain/kernel/field.ts'
import type { Choices } from '#workbench/engine/use-choices.ts'
import type { Part } from './draft.ts'

/** What every part of the builder needs. */
export interface Building {
  readonly fields: ReadonlyMap<string, Field>
  readonly choices: Choices
  /** Seen only in part by this person: asked for by the whole alone. */
  readonly isMasked: (name: string) => boolean
  /** Lines that lack a value, once somebody tried to go on without. */
  readonly lacking: ReadonlySet<string>
  /** No more lines than a condition may have. */
  readonly full: boolean
  readonly change: (id: string, to: (part: Part) => Part | undefined) => void
}
