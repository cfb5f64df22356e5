import { defineSlotRecipe } from '@pandacss/dev'

const tone = (name: string) => ({ picture: { bg: `${name}.soft`, color: `${name}.text` } })

export const resultRecipe = defineSlotRecipe({
  className: 'result',
  jsx: ['Result'],
  slots: ['root', 'picture', 'status', 'title', 'description', 'next', 'reference', 'action'],
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      justifyContent: 'center',
      flex: '1',
      minHeight: 'min(100%, {sizes.dialog.sm})',
      paddingBlock: '12',
      paddingInline: '4',
      textAlign: 'center',
    },
    picture: {
      display: 'inline-flex',
      padding: '5',
      marginBottom: '4',
      borderRadius: 'full',
      bg: 'accent.soft',
      color: 'accent.text',
      '& svg': { width: 'icon.xl', height: 'icon.xl', strokeWidth: '1.5' },
    },
    status: {
      textStyle: 'caption',
      color: 'text.faint',
      fontVariantNumeric: 'tabular-nums',
      letterSpacing: '0.08em',
    },
    title: { textStyle: 'title.md', marginTop: '1' },
    description: { color: 'text.quiet', maxWidth: 'prose', marginTop: '2', overflowWrap: 'anywhere' },
    next: {
      marginTop: '4',
      maxWidth: 'prose',
      textStyle: 'body.sm',
      color: 'text.quiet',
      textAlign: 'start',
      overflowWrap: 'anywhere',
      '& > li': {
        position: 'relative',
        paddingInlineStart: '4',
        _before: {
          content: '""',
          position: 'absolute',
          insetInlineStart: '1',
          top: 'calc(0.5lh - {spacing.0.5})',
          width: '1',
          height: '1',
          borderRadius: 'full',
          bg: 'border.control',
        },
      },
    },
    reference: {
      marginTop: '3',
      textStyle: 'caption',
      color: 'text.faint',
      overflowWrap: 'anywhere',
      '& code': { fontFamily: 'mono', color: 'text.quiet', userSelect: 'all' },
    },
    action: { marginTop: '6', display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '2' },
  },
  variants: {
    tone: { success: tone('success'), warning: tone('warning'), danger: tone('danger') },
    alone: { true: { root: { minHeight: 'screen' } } },
  },
  staticCss: [{ alone: ['true'], tone: ['*'] }],
})
