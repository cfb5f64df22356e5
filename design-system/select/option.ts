export interface Option<Code extends string = string> {
  readonly value: Code
  readonly label: string
  readonly disabled?: boolean
}

/** A list must hold an option, even to say that there is none. */
export const noOption = { role: 'option', 'aria-disabled': true, 'aria-selected': false } as const
