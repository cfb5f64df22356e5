import axe from 'axe-core'
import { afterEach, expect } from 'vitest'
import { page } from 'vitest/browser'

const face = new FontFace('Bars', 'url(/bars.ttf)')
document.fonts.add(await face.load())
document.documentElement.style.setProperty('--fonts-body', 'Bars')
document.documentElement.style.setProperty('--fonts-mono', 'Bars')

/**
 * Nothing moves, no caret blinks; and no ring on what was focused by script, for whether a browser draws that one
 * depends on what was pressed last, be it in an earlier story.
 */
const still = document.createElement('style')
still.textContent = `
  *, ::before, ::after { transition: none !important; animation: none !important; caret-color: transparent !important }
  :focus-visible:not(input, textarea, select) { outline-color: transparent !important }
`

const approved = new Set(
  Object.keys(import.meta.glob('/stories/pictures/*-light.png')).map((file) => file.split('/').at(-1)),
)
/** `npm run pictures` takes those that are missing as well. */
const hasPicture = (storyId: string) =>
  import.meta.env.VITE_PICTURES === 'all' || approved.has(`${storyId.replace(/-+/g, '-')}-light.png`)

/** Milliseconds in which a line that counts what fits comes to rest; a chart grows for a second. */
const settling = () => (document.querySelector('canvas') ? 1200 : 100)

/**
 * After each story the contrast of its dark mode, by axe (the book's own check sees the light one); and of a story
 * that only shows, a picture in light and in dark, compared with the one that was last approved. One that acts may
 * end with a focus still on its way. Words are drawn as bars, by a font in which every letter is one, so that a
 * picture does not depend on the fonts of the machine.
 */
afterEach(async ({ task }) => {
  const { storyId } = task.meta as { storyId?: string }
  if (!storyId || storyId.startsWith('review-') || task.result?.state === 'fail') return
  const root = document.documentElement
  const seen = root.dataset.story === 'shows' && hasPicture(storyId)
  if (seen) await new Promise((rest) => setTimeout(rest, settling()))
  document.head.append(still)
  for (const mode of ['light', 'dark']) {
    root.dataset.colorMode = mode
    if (seen) await expect.soft(page).toMatchScreenshot(`${storyId}--${mode}`)
  }
  const { violations } = await axe.run(document.body, { runOnly: ['color-contrast'] })
  still.remove()
  root.dataset.colorMode = 'light'
  expect(
    violations.flatMap(({ nodes }) => nodes.map(({ html }) => html)),
    'contrast in dark mode',
  ).toEqual([])
})
