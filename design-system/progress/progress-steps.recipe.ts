import { defineSlotRecipe } from '@pandacss/dev'

export const progressStepsRecipe = defineSlotRecipe({
  className: 'progress-steps',
  jsx: ['ProgressSteps'],
  slots: ['root', 'step', 'sign', 'words', 'title', 'state', 'note', 'said'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '3' },
    step: { display: 'flex', gap: '2.5', color: 'text.quiet' },
    sign: {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      flex: 'none',
      width: 'icon.lg',
      // The height of the first line, so that the sign stands in its middle.
      height: '1lh',
      color: 'text.faint',
      '& svg': { width: 'icon.md', height: 'icon.md' },
    },
    words: { flex: '1', minWidth: '0', overflowWrap: 'anywhere' },
    title: { display: 'flex', flexWrap: 'wrap', gap: '2' },
    state: { textStyle: 'caption', alignSelf: 'center', color: 'text.quiet' },
    note: { textStyle: 'caption', marginTop: '0.5' },
    said: { srOnly: true },
  },
  variants: {
    state: {
      waiting: { step: { color: 'text.faint' } },
      running: { step: { color: 'text' }, sign: { color: 'accent.text' } },
      done: { sign: { color: 'success.text' } },
      failed: { step: { color: 'text' }, sign: { color: 'danger.text' }, note: { color: 'danger.text' } },
      skipped: {},
    },
  },
  staticCss: [{ state: ['*'] }],
})
