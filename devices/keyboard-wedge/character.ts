/** A key press as the browser reports it: `event.code`, `event.key` and `event.timeStamp` in milliseconds. */
export interface KeyPress {
  readonly code: string
  readonly key: string
  readonly at: number
  readonly shift?: boolean
  /** With Ctrl, Alt or Meta: a command, or a sign that this keyboard has no key for. */
  readonly command?: boolean
  /** Held down: a person's, however fast it repeats. */
  readonly repeat?: boolean
}

/** What the places of a US keyboard write, alone and with Shift (UI Events KeyboardEvent code Values, section 3). */
const places: Readonly<Record<string, string>> = {
  Minus: '-_',
  Equal: '=+',
  BracketLeft: '[{',
  BracketRight: ']}',
  Backslash: '\\|',
  Semicolon: ';:',
  Quote: '\'"',
  Backquote: '`~',
  Comma: ',<',
  Period: '.>',
  Slash: '/?',
  Space: '  ',
  NumpadSubtract: '--',
  NumpadAdd: '++',
  NumpadDecimal: '..',
  NumpadDivide: '//',
  NumpadMultiply: '**',
}
const overDigits = ')!@#$%^&*('

/**
 * The sign of a key, or null where it cannot be told. Under an input method `key` reads `Process`: then only the place
 * on the keyboard tells it, and a letter is read as a capital, as codes are printed.
 */
export function characterOf({ code, key, shift = false, command = false }: KeyPress): string | null {
  if (command) return null
  if (key.length === 1) return key
  if (key !== 'Process') return null
  const [, row, digit] = /^(Digit|Numpad)(\d)$/.exec(code) ?? []
  if (digit) return shift && row === 'Digit' ? (overDigits[Number(digit)] ?? null) : digit
  const [, letter] = /^Key([A-Z])$/.exec(code) ?? []
  return letter ?? places[code]?.[shift ? 1 : 0] ?? null
}
