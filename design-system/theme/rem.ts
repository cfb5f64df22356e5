/** Pixels at the browser's usual type size, as the unit that follows the reader's own. */
export const rem = (pixels: number) => `${pixels / 16}rem`

/** How much larger than usual this page's type is: 1 at the usual size. */
export const typeScale = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16
