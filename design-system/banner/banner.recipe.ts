import { defineSlotRecipe } from '@pandacss/dev'

const tone = (name: string) => ({
  root: { bg: `${name}.soft`, borderColor: `${name}.border` },
  icon: { color: `${name}.text` },
})

export const bannerRecipe = defineSlotRecipe({
  className: 'banner',
  jsx: ['Banner'],
  slots: ['root', 'icon', 'words', 'action'],
  base: {
    root: {
      display: 'flex',
      alignItems: 'center',
      gap: '2.5',
      minHeight: 'control.lg',
      paddingInline: 'page',
      paddingBlock: '1.5',
      borderBottomWidth: 'thin',
      borderStyle: 'solid',
      textStyle: 'body',
      _print: { display: 'none' },
    },
    icon: {
      display: 'inline-flex',
      alignItems: 'center',
      alignSelf: 'flex-start',
      flex: 'none',
      height: 'control.sm',
      '& svg': { width: 'icon.md', height: 'icon.md' },
    },
    words: {
      flex: '1',
      minWidth: '0',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '3',
      rowGap: '1',
      overflowWrap: 'anywhere',
    },
    action: { display: 'inline-flex', flex: 'none', gap: '2' },
  },
  variants: {
    tone: { info: tone('info'), success: tone('success'), warning: tone('warning'), danger: tone('danger') },
  },
  defaultVariants: { tone: 'info' },
  staticCss: [{ tone: ['*'] }],
})
