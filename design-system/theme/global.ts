/** What holds for the bare document: type, focus, selection, print. */
export const globalCss = {
  html: {
    fontFamily: 'body',
    colorScheme: 'light',
    textSizeAdjust: '100%',
    '--global-color-border': '{colors.border}',
    '--global-color-placeholder': '{colors.text.faint}',
    '--global-color-selection': '{colors.accent.border}',
  },
  'html[data-color-mode=dark]': { colorScheme: 'dark' },
  // On the root itself it makes no containing block, so that what is fixed stays fixed; what fills the screen is
  // drawn outside the root.
  'html[data-vision=grey], html[data-vision=grey] :fullscreen': { filter: 'grayscale(1)' },
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
    outline: '{borderWidths.thick} solid {colors.focus}',
    outlineOffset: '{borderWidths.thick}',
  },
  '*': { scrollbarColor: '{colors.border.strong} transparent', scrollbarWidth: 'thin' },
  '@media print': {
    body: { bg: 'surface' },
    '@page': { margin: '14mm' },
  },
}
