import type { SystemStyleObject } from '@pandacss/dev'
import { breakpoints } from './tokens.ts'

/** The frame of everything one types into or picks from. */
export const control = {
  width: 'full',
  minWidth: '0',
  height: 'control.md',
  paddingInline: 'inset',
  borderWidth: 'thin',
  borderStyle: 'solid',
  borderColor: 'border.control',
  borderRadius: 'control',
  bg: 'surface',
  color: 'text',
  textStyle: 'body',
  transitionProperty: 'border-color, box-shadow',
  transitionDuration: 'fast',
  _placeholder: { color: 'text.faint' },
  _hover: { borderColor: 'text.quiet' },
  _focusVisible: {
    outline: '{borderWidths.thick} solid {colors.focus}',
    outlineOffset: 'calc({borderWidths.thin} * -1)',
    borderColor: 'focus',
  },
  _invalid: { borderColor: 'danger.text' },
  _disabled: { bg: 'surface.sunken', color: 'text.disabled', borderColor: 'border', cursor: 'not-allowed' },
  // Not `:read-only`, which every element is that takes no typing.
  '&[readonly]': { bg: 'surface.sunken' },
} as const satisfies SystemStyleObject

/** The same frame round several parts, of which one inside has the focus. */
export const controlGroup = {
  ...control,
  display: 'flex',
  alignItems: 'center',
  gap: '1',
  _focusVisible: undefined,
  _focusWithin: {
    outline: '{borderWidths.thick} solid {colors.focus}',
    outlineOffset: 'calc({borderWidths.thin} * -1)',
    borderColor: 'focus',
  },
  _has: { _disabled: undefined },
  '&:has([aria-invalid=true], [data-invalid])': { borderColor: 'danger.text' },
  '&:has(input[readonly])': { bg: 'surface.sunken' },
  '&:has(input:disabled)': { bg: 'surface.sunken', borderColor: 'border', cursor: 'not-allowed' },
} as const satisfies SystemStyleObject

/** An input with no frame of its own, within `controlGroup`. */
export const bareInput = {
  flex: '1',
  minWidth: '0',
  height: 'full',
  bg: 'transparent',
  color: 'text',
  textStyle: 'body',
  outline: 'none',
  textOverflow: 'ellipsis',
  _placeholder: { color: 'text.faint' },
  _focusVisible: { outline: 'none' },
  _disabled: { color: 'text.disabled', cursor: 'not-allowed' },
} as const satisfies SystemStyleObject

/** Small square button inside a control: clear, open, show. */
export const innerButton = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  width: '6',
  height: '6',
  borderRadius: 'sm',
  color: 'text.quiet',
  cursor: 'pointer',
  _hover: { bg: 'surface.pressed', color: 'text' },
  _focusVisible: { outlineOffset: '0' },
  _disabled: { color: 'text.disabled', cursor: 'not-allowed', bg: 'transparent' },
  '& svg': { width: 'icon.sm', height: 'icon.sm' },
  '&[hidden]': { display: 'none' },
} as const satisfies SystemStyleObject

/** A panel that floats over the page. */
export const popup = {
  zIndex: 'popup',
  bg: 'surface.raised',
  color: 'text',
  borderRadius: 'popup',
  boxShadow: 'popup',
  outline: 'none',
  textStyle: 'body',
  // Forced colours take shadows away, and with them the edge.
  _highContrast: { outline: '{borderWidths.thin} solid CanvasText' },
  _open: { animation: 'popIn', animationDuration: 'fast', animationTimingFunction: 'standard' },
  _closed: { animation: 'fadeOut', animationDuration: 'fast' },
} as const satisfies SystemStyleObject

/** One line in a popup list. */
export const option = {
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  minHeight: 'item',
  paddingInline: '2',
  paddingBlock: '1',
  borderRadius: 'sm',
  cursor: 'pointer',
  userSelect: 'none',
  overflowWrap: 'anywhere',
  _highlighted: {
    bg: 'surface.pressed',
    _highContrast: {
      outline: '{borderWidths.thick} solid Highlight',
      outlineOffset: 'calc({borderWidths.thick} * -1)',
    },
  },
  _checked: { color: 'accent.text' },
  _disabled: { color: 'text.disabled', cursor: 'not-allowed' },
  '& svg': { flex: 'none', width: 'icon.md', height: 'icon.md' },
} as const satisfies SystemStyleObject

export const truncated = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const satisfies SystemStyleObject

/** Where a table is so narrow that its rows are cards. A query of the container, for a table may stand in a drawer. */
export const inNarrowTable = `@container (max-width: ${breakpoints.sm})`
