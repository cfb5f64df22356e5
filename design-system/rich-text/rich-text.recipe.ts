import { defineSlotRecipe, type SystemStyleObject } from '@pandacss/dev'
import { controlGroup } from '#design-system/theme/fragments.ts'

/** How rich text reads, in the editor and where it is shown. */
const prose = {
  textStyle: 'body',
  color: 'text',
  overflowWrap: 'anywhere',
  '& > * + *': { marginTop: '2' },
  '& h2': { textStyle: 'title.md', marginTop: '4' },
  '& h3': { textStyle: 'title.sm', marginTop: '3' },
  '& > :first-child': { marginTop: '0' },
  '& strong, & b': { fontWeight: '600' },
  '& em, & i': { fontStyle: 'italic' },
  '& ul': { listStyleType: 'disc', paddingInlineStart: '6' },
  '& ol': { listStyleType: 'decimal', paddingInlineStart: '6' },
  '& li + li': { marginTop: '1' },
  '& blockquote': {
    paddingInlineStart: '3',
    borderInlineStart: '{borderWidths.thick} solid {colors.border.strong}',
    color: 'text.quiet',
  },
  '& img': { display: 'block', maxWidth: 'full', height: 'auto', borderRadius: 'sm' },
  '& table': { width: 'full', borderCollapse: 'collapse' },
  '& :is(th, td)': {
    border: '{borderWidths.thin} solid {colors.border}',
    paddingInline: '2',
    paddingBlock: '1',
    textAlign: 'start',
    verticalAlign: 'top',
  },
  '& th': { bg: 'surface.sunken', fontWeight: '600' },
  '& a': { color: 'accent.text', textDecoration: 'underline', textUnderlineOffset: '{spacing.1}' },
} as const satisfies SystemStyleObject

export const richTextRecipe = defineSlotRecipe({
  className: 'rich-text',
  jsx: ['RichText', 'RichTextView'],
  slots: ['root', 'tools', 'tool', 'area', 'view'],
  base: {
    root: {
      ...controlGroup,
      flexDirection: 'column',
      alignItems: 'stretch',
      gap: '0',
      height: 'auto',
      padding: '0',
      overflow: 'hidden',
      '&[data-invalid]': { borderColor: 'danger.text' },
      '&[data-still]': { bg: 'surface.sunken' },
    },
    tools: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '0.5',
      padding: '1',
      borderBottom: '{borderWidths.thin} solid {colors.border}',
      bg: 'surface.sunken',
      _print: { display: 'none' },
    },
    tool: {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      minWidth: 'control.sm',
      height: 'control.sm',
      borderRadius: 'sm',
      color: 'text.quiet',
      cursor: 'pointer',
      '& svg': { width: 'icon.md', height: 'icon.md' },
      _hover: { bg: 'surface.pressed', color: 'text' },
      '&:is([aria-pressed=true], [data-active])': { bg: 'accent.soft', color: 'accent.text' },
      '&[aria-disabled=true]': { color: 'text.disabled', cursor: 'not-allowed', bg: 'transparent' },
      _focusVisible: { outlineOffset: 'calc(-1 * {borderWidths.thick})' },
    },
    area: {
      ...prose,
      minHeight: '32',
      maxHeight: '50vh',
      overflowY: 'auto',
      paddingInline: '3',
      paddingBlock: '2',
      outline: 'none',
      // As the editor's engine needs it; it brings no style sheet of its own here.
      whiteSpace: 'break-spaces',
      fontVariantLigatures: 'none',
      '&[contenteditable=true]:focus-visible': { outline: 'none' },
      '& img': { minWidth: '8', minHeight: '8', bg: 'surface.sunken' },
      '& .selectedCell': { bg: 'accent.soft' },
      '& .ProseMirror-selectednode': {
        outline: '{borderWidths.thick} solid {colors.accent.text}',
        outlineOffset: '{spacing.0.5}',
      },
      // Where nothing can hold a cursor, as below a table that ends the text, this line stands for it.
      '& .ProseMirror-gapcursor': {
        display: 'none',
        position: 'relative',
        _after: {
          content: '""',
          position: 'absolute',
          width: '5',
          borderTop: '{borderWidths.thin} solid {colors.text}',
        },
      },
      '&:focus .ProseMirror-gapcursor': { display: 'block' },
    },
    view: { ...prose, maxWidth: 'prose' },
  },
})
