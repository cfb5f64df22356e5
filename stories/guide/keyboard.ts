import type { StoryContext } from '@storybook/react-vite'

/** A line of a keyboard table, and the proof that it is true: there is no writing one without the other. */
export interface KeyAct {
  /** As on the keys: `↑ ↓`, `Home`, `Enter`, `Ctrl+A`. */
  readonly keys: string
  readonly does: string
  /** Puts the focus where it needs it, presses, and expects. The acts run in one mounted story, in order. */
  readonly proof: (context: StoryContext) => Promise<void>
}

/** The play function of a component's `Keyboard` story: every act of its table, one after another. */
export const playKeyboard =
  (acts: readonly KeyAct[]) =>
  async (context: StoryContext): Promise<void> => {
    for (const { keys, does, proof } of acts) await context.step(`${keys}: ${does}`, () => proof(context))
  }
