import { defineSlotRecipe } from '@pandacss/dev'

const tone = (name: string) => ({
  '& > *': { bg: `${name}.soft`, color: `${name}.text`, borderColor: `${name}.border` },
})

export const timelineRecipe = defineSlotRecipe({
  className: 'timeline',
  slots: ['root', 'item', 'side', 'mark', 'main', 'head', 'who', 'what', 'time', 'comment', 'extra'],
  base: {
    root: { display: 'flex', flexDirection: 'column', listStyle: 'none', minWidth: '0' },
    item: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      columnGap: '3',
      _print: { breakInside: 'avoid' },
    },
    side: {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      // The thread to the next one.
      _after: {
        content: '""',
        flex: '1',
        width: '{borderWidths.thick}',
        minHeight: '3',
        marginBlock: '1',
        bg: 'border',
        borderRadius: 'full',
      },
      'li:last-child > &': { _after: { display: 'none' } },
      'li[data-before-pending] > &': {
        _after: {
          bg: 'transparent',
          borderInlineStartWidth: 'thick',
          borderInlineStartStyle: 'dashed',
          borderColor: 'border.strong',
        },
      },
    },
    mark: {
      display: 'inline-flex',
      flex: 'none',
      '& > *': {
        display: 'inline-flex',
        alignItems: 'center',
        justifyContent: 'center',
        width: '6',
        height: '6',
        borderRadius: 'full',
        borderWidth: 'thin',
        borderStyle: 'solid',
        bg: 'neutral.soft',
        color: 'neutral.text',
        borderColor: 'neutral.border',
      },
      '& svg': { width: 'icon.sm', height: 'icon.sm' },
      '&[data-tone=success]': tone('success'),
      '&[data-tone=danger]': tone('danger'),
      '&[data-tone=warning]': tone('warning'),
      '&[data-tone=accent]': tone('accent'),
      '&[data-tone=info]': tone('info'),
      '&[data-pending] > *': { bg: 'transparent', borderStyle: 'dashed', color: 'text.faint' },
    },
    main: { minWidth: '0', paddingBottom: '5', 'li:last-child > &': { paddingBottom: '0' } },
    head: { display: 'flex', alignItems: 'baseline', flexWrap: 'wrap', columnGap: '2' },
    who: { fontWeight: '500', 'li[data-pending] &': { color: 'text.quiet', fontWeight: '400' } },
    what: { color: 'text.quiet' },
    time: {
      marginInlineStart: 'auto',
      color: 'text.faint',
      textStyle: 'body.sm',
      fontVariantNumeric: 'tabular-nums',
    },
    comment: {
      marginTop: '1.5',
      paddingInline: '3',
      paddingBlock: '2',
      borderRadius: 'control',
      bg: 'neutral.soft',
      overflowWrap: 'anywhere',
      whiteSpace: 'pre-line',
      width: 'fit-content',
      maxWidth: 'full',
    },
    extra: { marginTop: '1.5' },
  },
  variants: {
    layout: {
      start: {},
      /** Left and right in turn where there is room; on a phone one side. */
      alternate: {
        item: {
          md: {
            gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
            '& > :nth-child(1)': { gridColumn: '2' },
            '& > :nth-child(2)': { gridColumn: '3', gridRow: '1' },
            '&:nth-child(even) > :nth-child(2)': { gridColumn: '1' },
          },
        },
        main: {
          md: {
            'li:nth-child(even) > &': {
              textAlign: 'end',
              '& > div': { justifyContent: 'flex-end' },
              '& > blockquote': { marginInlineStart: 'auto', textAlign: 'start' },
            },
          },
        },
        time: { md: { marginInlineStart: '0' } },
      },
    },
  },
  defaultVariants: { layout: 'start' },
  staticCss: [{ layout: ['*'] }],
})
