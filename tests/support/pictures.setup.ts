import axe from 'axe-core'
import { afterEach, expect } from 'vitest'
import { page } from 'vitest/browser'

const face = new FontFace('Bars', 'url(/bars.ttf)')
document.fonts.add(await face.load())
document.documentElement.style.setProperty('--fonts-body', 'Bars')
document.documentElement.style.setProperty('--fonts-mono', 'Bars')

const still = document.createElement('style')
still.textContent =
  '*, ::before, ::after { transition: none !important; animation: none !important; caret-color: transparent !important }'

/**
 * After each story: a picture in light and in dark, compared with the one that was last approved, and the
 * contrast of the dark one by axe (the book's own check sees the light one). Words are drawn as bars, by a font
 * in which every letter is one, so that a picture does not depend on the fonts of the machine.
 */
afterEach(async ({ task }) => {
  const { storyId } = task.meta as { storyId?: string }
  // The page of all components shows nothing that has no picture of its own.
  if (!storyId || storyId.startsWith('review-') || task.result?.state === 'fail') return
  const root = document.documentElement
  document.head.append(still)
  for (const mode of ['light', 'dark']) {
    root.dataset.colorMode = mode
    await expect.soft(page).toMatchScreenshot(`${storyId}--${mode}`)
  }
  const { violations } = await axe.run(document.body, { runOnly: ['color-contrast'] })
  still.remove()
  root.dataset.colorMode = 'light'
  expect(
    violations.flatMap(({ nodes }) => nodes.map(({ html }) => html)),
    'contrast in dark mode',
  ).toEqual([])
})
