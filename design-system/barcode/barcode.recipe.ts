import { defineSlotRecipe } from '@pandacss/dev'

export const barcodeRecipe = defineSlotRecipe({
  className: 'barcode',
  jsx: ['Barcode'],
  slots: ['root', 'bars', 'text'],
  base: {
    // Black on white in every mode: scanners expect it so, and so it is printed.
    root: {
      display: 'inline-flex',
      flexDirection: 'column',
      alignItems: 'center',
      gap: '1',
      maxWidth: 'full',
      overflowX: 'auto',
      paddingBlock: '2',
      // The clear edge of ten modules on either side.
      paddingInline: 'calc(10 * var(--module))',
      borderRadius: 'control',
      bg: 'code.bg',
      color: 'code.ink',
      fill: 'code.ink',
      forcedColorAdjust: 'none',
      printColorAdjust: 'exact',
      breakInside: 'avoid',
    },
    bars: { flex: 'none', width: 'calc(var(--modules) * var(--module))' },
    text: { fontFamily: 'mono', textStyle: 'caption', letterSpacing: '0.1em', whiteSpace: 'nowrap' },
  },
  variants: {
    size: {
      sm: { root: { '--module': '{borderWidths.thin}' }, bars: { height: '8' } },
      md: { root: { '--module': '{borderWidths.thick}' }, bars: { height: '14' } },
      lg: { root: { '--module': 'calc(2 * {borderWidths.thick})' }, bars: { height: '24' } },
    },
  },
  defaultVariants: { size: 'md' },
  staticCss: [{ size: ['*'] }],
})
