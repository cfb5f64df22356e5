import type { SystemStyleObject } from '@pandacss/dev'

/** A box or a dial with its words: the whole line is the target. */
export const choiceLine = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  minHeight: 'control.sm',
  // The target of a box that stands alone, as in a table.
  minWidth: '6',
  '&:not(:has(> span))': { justifyContent: 'center' },
  cursor: 'pointer',
  textStyle: 'body',
  '&:has(:disabled)': { cursor: 'not-allowed', color: 'text.disabled' },
  '&:has([aria-readonly=true], [data-readonly])': { cursor: 'default' },
} as const satisfies SystemStyleObject

/** The frame that `checkbox` and `radioGroup` draw their mark in. */
export const choiceBox = {
  appearance: 'none',
  position: 'relative',
  flex: 'none',
  width: '4',
  height: '4',
  borderWidth: 'thin',
  borderStyle: 'solid',
  borderColor: 'border.control',
  bg: 'surface',
  cursor: 'inherit',
  transitionProperty: 'background-color, border-color',
  transitionDuration: 'fast',
  _hover: { borderColor: 'accent' },
  _checked: { bg: 'accent', borderColor: 'accent' },
  '&:disabled': { bg: 'surface.pressed', borderColor: 'border.strong' },
  '&[aria-invalid=true], [aria-invalid=true] &': { borderColor: 'danger.text' },
  '&[aria-readonly=true], [data-readonly] &': {
    borderColor: 'border.strong',
    bg: 'surface.sunken',
    _checked: { borderColor: 'text.quiet', bg: 'text.quiet' },
  },
  // In forced colours backgrounds vanish; the system's own box does not.
  '@media (forced-colors: active)': { appearance: 'auto' },
} as const satisfies SystemStyleObject
