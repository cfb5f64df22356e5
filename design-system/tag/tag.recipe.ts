import { defineSlotRecipe } from '@pandacss/dev'

const tone = (name: string) => ({
  root: { bg: `${name}.soft`, color: `${name}.text`, borderColor: `${name}.border` },
})

export const tagRecipe = defineSlotRecipe({
  className: 'tag',
  jsx: ['Tag'],
  slots: ['root', 'dot', 'text', 'close'],
  base: {
    root: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1',
      maxWidth: 'full',
      paddingInline: '1.5',
      borderWidth: 'thin',
      borderStyle: 'solid',
      borderRadius: 'sm',
      textStyle: 'caption',
      whiteSpace: 'nowrap',
      '& > svg': { flex: 'none', width: '3', height: '3' },
    },
    dot: { flex: 'none', width: '1.5', height: '1.5', borderRadius: 'full', bg: 'currentColor' },
    text: { minWidth: '0', overflow: 'hidden', textOverflow: 'ellipsis' },
    close: {
      position: 'relative',
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      flex: 'none',
      width: '4',
      height: '4',
      marginInlineEnd: '-1',
      borderRadius: 'sm',
      color: 'inherit',
      cursor: 'pointer',
      _hover: { bg: 'surface.pressed', color: 'text' },
      // The target is larger than the cross.
      _after: { content: '""', position: 'absolute', inset: '-1' },
      _touch: { _after: { inset: '-3' } },
      '& svg': { width: '3', height: '3' },
    },
  },
  variants: {
    tone: {
      neutral: tone('neutral'),
      accent: tone('accent'),
      success: tone('success'),
      warning: tone('warning'),
      danger: tone('danger'),
      info: tone('info'),
    },
    look: {
      soft: {},
      /** A coloured dot before plain words, for a table full of them. */
      dot: {
        root: { bg: 'transparent', borderColor: 'transparent', paddingInline: '0', gap: '1.5' },
        text: { color: 'text' },
      },
    },
    size: { md: {}, lg: { root: { textStyle: 'body', paddingInline: '2', paddingBlock: '0.5' } } },
  },
  defaultVariants: { tone: 'neutral', look: 'soft', size: 'md' },
  staticCss: [{ tone: ['*'], look: ['*'], size: ['*'] }],
})
