import '#design-system/theme/styles.css'
import { afterEach, expect, it } from 'vitest'
import { accents } from './accents.ts'
import { looks } from './looks.ts'
import { applyTheme } from './theme.ts'
import { themeColors } from './themes.ts'

afterEach(() => applyTheme({ mode: 'light', density: 'default', contrast: 'normal' }))

const kebab = (name: string) =>
  name.replace('.', '-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
const onPage = (name: string) =>
  getComputedStyle(document.documentElement)
    .getPropertyValue(`--colors-${kebab(name)}`)
    .trim()

const cases = looks.flatMap(({ condition, ...look }) =>
  [undefined, accents[4].value, '#ffd400'].map((accent) => ({ ...look, accent })),
)

it.each(cases)('the page shows what was reckoned: $mode, $contrast, $vision, $accent', async (look) => {
  applyTheme({ ...look, density: 'default' })
  const reckoned = themeColors(look)
  const differing = () =>
    Object.keys(reckoned)
      .filter((name) => onPage(name) !== reckoned[name])
      .map((name) => [name, onPage(name), reckoned[name]])
  // The first accent brings what reckons it.
  await expect.poll(differing).toEqual([])
})

it('grey takes the colour out of the whole page, and leaves what is fixed in its place', () => {
  applyTheme({ mode: 'light', density: 'default', vision: 'grey' })
  expect(getComputedStyle(document.documentElement).filter).toBe('grayscale(1)')
})

it('prints on white and goes back to the dark', () => {
  applyTheme({ mode: 'dark', density: 'default' })
  dispatchEvent(new Event('beforeprint'))
  expect(document.documentElement.dataset.colorMode).toBe('light')
  dispatchEvent(new Event('afterprint'))
  expect(document.documentElement.dataset.colorMode).toBe('dark')
})

it('lines of focus grow with contrast', () => {
  const thick = () =>
    getComputedStyle(document.documentElement).getPropertyValue('--border-widths-thick').trim()
  applyTheme({ mode: 'light', density: 'default', contrast: 'normal' })
  expect(thick()).toBe('2px')
  applyTheme({ mode: 'light', density: 'default', contrast: 'more' })
  expect(thick()).toBe('3px')
})

it("type and what is measured by it follow the size that the reader chose, and the browser's own", () => {
  const box = document.body.appendChild(document.createElement('div'))
  const measured = () => {
    box.style.cssText = 'height: var(--sizes-control-md)'
    return [box.offsetHeight, Number.parseFloat(getComputedStyle(document.body).fontSize)]
  }
  applyTheme({ mode: 'light', density: 'default' })
  expect(measured()).toEqual([32, 14])
  applyTheme({ mode: 'light', density: 'default', size: 'larger' })
  expect(measured()).toEqual([40, 17.5])
  box.remove()
})
