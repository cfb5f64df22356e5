import type { SystemStyleObject } from '@pandacss/dev'

/** The frame of everything one types into or picks from. */
export const control: SystemStyleObject = {
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
  _focusVisible: { outline: '2px solid {colors.focus}', outlineOffset: '-1px', borderColor: 'focus' },
  _invalid: { borderColor: 'danger.text' },
  _disabled: { bg: 'surface.sunken', color: 'text.disabled', borderColor: 'border', cursor: 'not-allowed' },
  // Not `:read-only`, which every element is that takes no typing.
  '&[readonly]': { bg: 'surface.sunken' },
}

/** The same frame round several parts, of which one inside has the focus. */
export const controlGroup: SystemStyleObject = {
  ...control,
  display: 'flex',
  alignItems: 'center',
  gap: '1',
  _focusVisible: undefined,
  _focusWithin: { outline: '2px solid {colors.focus}', outlineOffset: '-1px', borderColor: 'focus' },
  _has: { _disabled: undefined },
  '&:has([aria-invalid=true], [data-invalid])': { borderColor: 'danger.text' },
  '&:has(input[readonly])': { bg: 'surface.sunken' },
  '&:has(input:disabled)': { bg: 'surface.sunken', borderColor: 'border', cursor: 'not-allowed' },
}

/** An input with no frame of its own, within `controlGroup`. */
export const bareInput: SystemStyleObject = {
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
}

/** Small square button inside a control: clear, open, show. */
export const innerButton: SystemStyleObject = {
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
}

/** A panel that floats over the page. */
export const popup: SystemStyleObject = {
  zIndex: 'popup',
  bg: 'surface.raised',
  color: 'text',
  borderRadius: 'popup',
  boxShadow: 'popup',
  outline: 'none',
  textStyle: 'body',
  _open: { animation: 'popIn', animationDuration: 'fast', animationTimingFunction: 'standard' },
  _closed: { animation: 'fadeOut', animationDuration: 'fast' },
}

/** One line in a popup list. */
export const option: SystemStyleObject = {
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
  _highlighted: { bg: 'surface.pressed' },
  _checked: { color: 'accent.text' },
  _disabled: { color: 'text.disabled', cursor: 'not-allowed' },
  '& svg': { flex: 'none', width: 'icon.md', height: 'icon.md' },
}

export const truncated: SystemStyleObject = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
}
