const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
const hex = (parts: readonly number[]) =>
  `#${parts.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`

/** Red, green and blue as amounts of light, 0 to 1. */
export const linear = (color: string) =>
  channels(color).map((channel) => {
    const part = channel / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })

const luminance = (color: string) => {
  const [r = 0, g = 0, b = 0] = linear(color)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** Contrast of two colours `#rrggbb`, 1 to 21 (WCAG 2.2, relative luminance). */
export const contrast = (one: string, other: string) => {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** What the filter `grayscale(1)` leaves of a colour (Filter Effects 1; it weighs the encoded channels). */
const grey = (color: string) => {
  const [r = 0, g = 0, b = 0] = channels(color)
  const shade = 0.2126 * r + 0.7152 * g + 0.0722 * b
  return hex([shade, shade, shade])
}

/** How far two colours are apart for a reader: in colour, or in colour and behind the grey filter as well. */
export type Measure = typeof contrast
export const greyContrast: Measure = (one, other) =>
  Math.min(contrast(one, other), contrast(grey(one), grey(other)))

/** A colour on the way from one to the other; `share` of the other, 0 to 1. */
export const mix = (one: string, other: string, share: number) => {
  const to = channels(other)
  return hex(channels(one).map((from, at) => from + ((to[at] ?? 0) - from) * share))
}

/** The colour, moved towards the other only as far as it must for the condition to hold. */
export const moved = (color: string, towards: string, holds: (shade: string) => boolean) => {
  for (let share = 0; share < 1; share += 0.025) {
    const shade = mix(color, towards, share)
    if (holds(shade)) return shade
  }
  return towards
}

/** The colour, moved only as far as it must to reach the contrast on every ground. */
export const legible = (
  color: string,
  towards: string,
  grounds: readonly string[],
  least: number,
  measure: Measure = contrast,
) => moved(color, towards, (shade) => grounds.every((ground) => measure(shade, ground) >= least))

/** WCAG 2.2: AA as a rule; with more contrast AAA for letters, and for lines what AA asks of letters. */
export const least = {
  normal: { text: 4.5, line: 3, edge: 1 },
  more: { text: 7, line: 4.5, edge: 4.5 },
} as const
