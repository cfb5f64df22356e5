import { defineSlotRecipe } from '@pandacss/dev'

export const qrCodeRecipe = defineSlotRecipe({
  className: 'qr-code',
  jsx: ['QrCode'],
  slots: ['root', 'code', 'frame', 'mark', 'caption'],
  base: {
    root: {
      display: 'inline-flex',
      flexDirection: 'column',
      alignItems: 'center',
      gap: '2',
      maxWidth: 'full',
      breakInside: 'avoid',
    },
    code: { position: 'relative', width: 'var(--size)', maxWidth: 'full' },
    // Black on white in every mode: readers expect it so, and so it is printed.
    frame: {
      display: 'block',
      width: 'full',
      height: 'auto',
      borderRadius: 'control',
      bg: 'code.bg',
      fill: 'code.ink',
      forcedColorAdjust: 'none',
      printColorAdjust: 'exact',
    },
    mark: {
      width: 'calc(var(--size) / 5)',
      height: 'calc(var(--size) / 5)',
      padding: 'calc(var(--size) / 50)',
      borderRadius: 'sm',
      bg: 'code.bg',
      color: 'code.ink',
      forcedColorAdjust: 'none',
      '& > svg, & > img': { display: 'block', width: 'full', height: 'full', objectFit: 'contain' },
    },
    caption: { textStyle: 'caption', color: 'text.quiet', textAlign: 'center', overflowWrap: 'anywhere' },
  },
  variants: {
    size: {
      sm: { root: { '--size': '{sizes.24}' } },
      md: { root: { '--size': '{sizes.40}' } },
      lg: { root: { '--size': '{sizes.64}' } },
    },
  },
  defaultVariants: { size: 'md' },
  staticCss: [{ size: ['*'] }],
})
