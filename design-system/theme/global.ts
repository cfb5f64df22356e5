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
  'html[data-size=large]': { fontSize: '112.5%' },
  'html[data-size=larger]': { fontSize: '125%' },
  'html[data-color-mode=dark]': { colorScheme: 'dark' },
  // On the root itself it makes no containing block, so that what is fixed stays fixed; what fills the screen is
  // drawn outside the root.
  'html[data-vision=grey], html[data-vision=grey] :fullscreen': { filter: 'grayscale(1)' },
  // For readers who do not tell the tones apart, whatever carries one shows it in its edge as well. Not
  // left to each recipe, so that none forgets; `!` because recipes come later in the cascade.
  'html[data-vision=weak] [class*="root--tone_info"]': { borderStyle: 'dotted!' },
  'html[data-vision=weak] [class*="root--tone_warning"]': { borderStyle: 'dashed!' },
  'html[data-vision=weak] [class*="root--tone_danger"]': {
    boxShadow: 'inset {spacing.1} 0 {colors.danger}!',
  },
  'html[data-vision=weak] .link': { textDecorationLine: 'underline!' },
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
