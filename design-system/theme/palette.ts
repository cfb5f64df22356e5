/**
 * First tier: raw colours. They never reach a recipe: `colors.ts` gives them a meaning for each mode, and only
 * the meanings become tokens, so nothing can be drawn that does not follow dark mode.
 */
export const palette = {
  white: '#ffffff',
  neutral: {
    25: '#fafbfc',
    50: '#f4f6f9',
    100: '#edf0f4',
    200: '#e1e6ec',
    300: '#cdd4dd',
    400: '#a3adba',
    500: '#868f9e',
    600: '#667080',
    700: '#565f6d',
    800: '#343b46',
    900: '#1b2028',
  },
  night: {
    0: '#0d1015',
    50: '#14181e',
    100: '#1b2028',
    150: '#222832',
    200: '#2b323d',
    300: '#3a4350',
    400: '#707b8b',
    500: '#8e98a7',
    600: '#a3adba',
    700: '#e4e8ee',
  },
  blue: {
    50: '#f0f6ff',
    100: '#e3eeff',
    200: '#b8d4ff',
    400: '#6ea8ff',
    500: '#0066ff',
    600: '#0057db',
    700: '#0049b8',
    900: '#12233f',
    950: '#101c31',
  },
  red: {
    50: '#fdeeee',
    200: '#f5bfc0',
    400: '#ff8d8a',
    500: '#d3303a',
    600: '#b8232d',
    700: '#991b24',
    900: '#391b1f',
  },
  green: { 50: '#e8f6ee', 200: '#aadfc0', 400: '#5fd095', 600: '#12774a', 700: '#0d6b3f', 900: '#122c1f' },
  amber: { 50: '#fff4de', 200: '#f2d394', 400: '#f0b354', 600: '#a86400', 700: '#855000', 900: '#322711' },
  cyan: { 50: '#e4f5fa', 200: '#a6dcea', 400: '#5cc4e0', 600: '#067391', 700: '#0a6782', 900: '#0f2b34' },
  /** Eight colours of a chart, told apart by colour-blind readers too: `color-vision.test.ts`. */
  series: {
    light: ['#0066ff', '#15a16e', '#6a2b65', '#9e8c2d', '#c93621', '#0c729a', '#843600', '#663aae'],
    dark: ['#4d94ff', '#2af6e6', '#a75179', '#ebbb36', '#d02d2a', '#21c5f6', '#cf8607', '#7b5ec8'],
  },
  /** The wall display: a room darker than any page, whatever the mode. */
  wall: {
    ground: '#06122b',
    panel: '#0b1d40',
    edge: '#24559c',
    text: '#eaf4ff',
    quiet: '#9dbbe0',
    accent: '#36c5ff',
    glow: 'rgb(54 197 255 / 0.35)',
    good: '#4fdca0',
    warn: '#ffc857',
    bad: '#ff8080',
  },
} as const
