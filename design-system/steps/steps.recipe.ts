import { defineSlotRecipe } from '@pandacss/dev'

export const stepsRecipe = defineSlotRecipe({
  className: 'steps',
  slots: ['root', 'item', 'step', 'mark', 'words', 'title', 'state', 'description'],
  base: {
    root: { display: 'flex', listStyle: 'none', minWidth: '0' },
    item: {
      position: 'relative',
      display: 'flex',
      minWidth: '0',
      '&[data-status=wait]': { color: 'text.faint' },
      '&[data-status=finish]': { color: 'text.quiet' },
      '&[data-status=error]': { color: 'danger.text' },
    },
    step: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '2',
      minWidth: '0',
      padding: '1',
      borderRadius: 'control',
      textAlign: 'start',
      color: 'inherit',
      'button&': { cursor: 'pointer', _hover: { bg: 'surface.hover' } },
      _disabled: { cursor: 'not-allowed', bg: 'transparent' },
    },
    mark: {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      flex: 'none',
      width: '6',
      height: '6',
      borderRadius: 'full',
      borderWidth: 'thin',
      borderStyle: 'solid',
      borderColor: 'border.control',
      textStyle: 'caption',
      fontVariantNumeric: 'tabular-nums',
      '& svg': { width: 'icon.sm', height: 'icon.sm' },
      '[data-status=process] > * > &': { bg: 'accent', borderColor: 'accent', color: 'accent.on' },
      '[data-status=finish] > * > &': {
        bg: 'accent.soft',
        borderColor: 'accent.border',
        color: 'accent.text',
      },
      '[data-status=error] > * > &': {
        bg: 'danger.soft',
        borderColor: 'danger.border',
        color: 'danger.text',
      },
    },
    words: { display: 'block', minWidth: '0' },
    title: {
      display: 'block',
      overflowWrap: 'anywhere',
      '[data-status=process] &': { color: 'text', fontWeight: '500' },
    },
    state: { srOnly: true },
    description: { display: 'block', color: 'text.faint', textStyle: 'body.sm', overflowWrap: 'anywhere' },
  },
  variants: {
    orientation: {
      horizontal: {
        root: { alignItems: 'flex-start', gap: '2' },
        item: {
          flex: '1 1 0',
          alignItems: 'flex-start',
          gap: '2',
          '&:last-child': { flex: '0 1 auto' },
          // The way to the next one, drawn where it has been walked.
          '&:not(:last-child)': {
            _after: {
              content: '""',
              flex: '1',
              minWidth: '3',
              height: '{borderWidths.thin}',
              marginTop: 'calc({spacing.4} - {borderWidths.thin} / 2)',
              bg: 'border.strong',
            },
            '&[data-status=finish]': { _after: { bg: 'accent' } },
          },
          // On a phone only the current one keeps its words; the others are their numbers.
          smDown: {
            flex: '0 0 auto',
            '&[data-current]': { flex: '1 1 0' },
            '&:not([data-current])': { '& [data-words]': { srOnly: true } },
            '&:not(:last-child)': { _after: { flex: '0 0 auto' } },
          },
        },
      },
      vertical: {
        root: { flexDirection: 'column' },
        item: {
          paddingBottom: '4',
          '&:not(:last-child)': {
            _after: {
              content: '""',
              position: 'absolute',
              insetInlineStart: 'calc({spacing.4} - {borderWidths.thin} / 2)',
              top: '9',
              bottom: '-1',
              width: '{borderWidths.thin}',
              bg: 'border.strong',
            },
            '&[data-status=finish]': { _after: { bg: 'accent' } },
          },
        },
      },
    },
  },
  defaultVariants: { orientation: 'horizontal' },
  staticCss: [{ orientation: ['*'] }],
})
