const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

const luminance = (hex: string) => {
  const [r = 0, g = 0, b = 0] = channels(hex).map((channel) => {
    const part = channel / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** Contrast of two colours `#rrggbb`, 1 to 21 (WCAG 2.2, relative luminance). */
export const contrast = (one: string, other: string) => {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** A colour on the way from one to the other; `share` of the other, 0 to 1. */
export const mix = (one: string, other: string, share: number) => {
  const to = channels(other)
  const mixed = channels(one).map((from, at) => Math.round(from + ((to[at] ?? 0) - from) * share))
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

/** The colour, moved towards the other only as far as it must to reach the contrast on the ground. */
export const legible = (hex: string, towards: string, ground: string, least = 4.5) => {
  for (let share = 0; share < 1; share += 0.05) {
    const shade = mix(hex, towards, share)
    if (contrast(shade, ground) >= least) return shade
  }
  return towards
}
