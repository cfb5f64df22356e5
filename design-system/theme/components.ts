import { palette } from './palette.ts'

const { series, wall, wallByDay } = palette
const onWalls = (name: keyof typeof wall) => [wallByDay[name], wall[name]] as const
type Series = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8

const chart = Object.fromEntries(
  series.light.map((light, at) => [at + 1, [light, series.dark[at]]]),
) as unknown as Record<Series, readonly [light: string, dark: string]>

const same = (color: string) => [color, color] as const

/**
 * Third tier: colours of one part of the house that a theme may change by themselves, as a dark sidebar beside a
 * light page. All else goes on taking the meanings of `colors.ts`.
 */
export const componentColors = {
  topbar: {
    bg: '{colors.surface}',
    border: '{colors.border}',
    text: '{colors.text.quiet}',
    hover: '{colors.surface.hover}',
    active: '{colors.accent.soft}',
    activeText: '{colors.accent.text}',
  },
  sidebar: {
    bg: '{colors.surface}',
    border: '{colors.border}',
    text: '{colors.text.quiet}',
    hover: '{colors.surface.hover}',
    selected: '{colors.accent.soft}',
    selectedText: '{colors.accent.text}',
  },
  /** First column of the layout in columns: the areas of the product. */
  rail: {
    bg: '{colors.surface.sunken}',
    border: '{colors.border}',
    text: '{colors.text.quiet}',
    hover: '{colors.surface.pressed}',
    selected: '{colors.accent}',
    selectedText: '{colors.accent.on}',
  },
  tab: {
    bg: '{colors.surface}',
    border: '{colors.border}',
    text: '{colors.text.quiet}',
    hover: '{colors.surface.hover}',
    active: '{colors.accent.soft}',
    activeText: '{colors.accent.text}',
  },
  table: {
    head: '{colors.surface.sunken}',
    hover: '{colors.surface.hover}',
    selected: '{colors.surface.selected}',
    summary: '{colors.surface.sunken}',
  },
  /** QR codes and bar codes: black on white in every mode, as readers and printers expect. */
  code: { bg: same(palette.white), ink: same(palette.black) },
  /** What is drawn over a photograph, on the scrim. */
  photo: { line: same(palette.white) },
  /** Series stay what they are under any accent: their order is what colour-blind readers go by. */
  chart: {
    ...chart,
    axis: '{colors.border.control}',
    grid: '{colors.border}',
    label: '{colors.text.quiet}',
  },
  /** The wall display. `rest` is what of a whole is not the part that matters; series are few and follow these. */
  screen: {
    bg: onWalls('ground'),
    panel: onWalls('panel'),
    panelBorder: onWalls('edge'),
    text: onWalls('text'),
    quiet: onWalls('quiet'),
    accent: onWalls('accent'),
    rest: onWalls('rest'),
    second: onWalls('second'),
    third: onWalls('third'),
    success: onWalls('good'),
    warning: onWalls('warn'),
    danger: onWalls('bad'),
  },
} as const satisfies Record<string, Record<string, Shade>>

/** A meaning of the second tier, or a colour of its own in light and in dark mode. */
export type Shade = `{colors.${string}}` | readonly [light: string, dark: string]
