import type { KeyAct } from './keyboard.ts'

/** What a designer reads about a component beside its stories. One for each component, in its story file. */
export interface Guide {
  /** What it is for, and what to take instead where it does not fit. */
  readonly purpose: string
  /** Its parts, outermost first. */
  readonly anatomy: readonly (readonly [part: string, role: string])[]
  readonly dos: readonly string[]
  readonly donts: readonly string[]
  /** Every key it answers to, each with its proof; see `playKeyboard`. */
  readonly keyboard?: readonly KeyAct[]
}

/** Story parameters that carry the guide to its docs page. */
export const guided = (guide: Guide) => ({ guide })
