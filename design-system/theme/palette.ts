/**
 * First tier: raw colours. They never reach a recipe: `colors.ts` gives them a meaning for each mode, and only
 * the meanings become tokens, so nothing can be drawn that does not follow dark mode.
 */
export const palette = {
  white: '#ffffff',
  black: '#000000',
  /** Letters on a light fill. */
  ink: '#11151b',
  neutral: {
    25: '#fafbfc',
    50: '#f4f6f9',
    100: '#edf0f4',
    200: '#e1e6ec',
    300: '#cdd4dd',
    400: '#a3adba',
    500: '#868f9e',
    600: '#606a79',
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
    500: '#939dab',
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
  /** After Okabe and Ito: apart in hue and in lightness, for readers who do not tell red from green. */
  vermilion: {
    50: '#f1e9e6',
    200: '#c7a59c',
    400: '#df8265',
    600: '#741f08',
    700: '#5c1806',
    800: '#65423a',
    900: '#322829',
  },
  jade: { 50: '#e7f2f0', 200: '#9fc9c4', 400: '#88feeb', 600: '#0f796c', 800: '#427470', 900: '#253b3d' },
  ochre: { 50: '#f3efe6', 200: '#cdbd99', 400: '#ecd804', 600: '#825b00', 800: '#6a6514', 900: '#34351a' },
  azure: { 50: '#e7edf2', 200: '#9fb5ca', 400: '#3ba5eb', 600: '#0e477a', 800: '#245070', 900: '#1a2d3d' },
  /** Eight colours of a chart, told apart by colour-blind readers too: `color-vision.test.ts`. */
  series: {
    light: ['#0066ff', '#9e8c2d', '#0c729a', '#843600', '#15a16e', '#6a2b65', '#c93621', '#663aae'],
    dark: ['#4d94ff', '#efe250', '#3b7aa8', '#e26712', '#a0efbe', '#df96a9', '#aa5b5e', '#c1b4fe'],
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
    bad: '#ff9c9c',
  },
} as const
