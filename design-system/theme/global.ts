/** What holds for the bare document: type, focus, selection, print. */
export const globalCss = {
  html: {
    fontFamily: 'body',
    colorScheme: { base: 'light', _dark: 'dark' },
    textSizeAdjust: '100%',
    '--global-color-border': '{colors.border}',
    '--global-color-placeholder': '{colors.text.faint}',
    '--global-color-selection': '{colors.accent.border}',
  },
  body: {
    margin: '0',
    bg: 'surface.sunken',
    color: 'text',
    textStyle: 'body',
    fontSynthesisStyle: 'none',
    lineBreak: 'strict',
    WebkitFontSmoothing: 'antialiased',
  },
  '*:focus-visible': {
    outline: '2px solid {colors.focus}',
    outlineOffset: '2px',
  },
  '*': { scrollbarColor: '{colors.border.strong} transparent', scrollbarWidth: 'thin' },
  '@media print': {
    body: { bg: 'white', color: 'black' },
    '@page': { margin: '14mm' },
  },
}
