export type Kind = 'digits' | 'letters-and-digits'

const others = { digits: /[^0-9]/g, 'letters-and-digits': /[^0-9A-Z]/g }

/** The code within what was typed or pasted: full width or half, with blanks, dashes or words round it. */
export const readCode = (text: string, kind: Kind, length: number) => cleaned(text, kind).slice(0, length)

/** The same after typing, with the caret as it stands then. What is typed into a full code replaces what follows. */
export const typedCode = (text: string, caret: number, kind: Kind, length: number) => {
  const before = cleaned(text.slice(0, caret), kind)
  const after = cleaned(text.slice(caret), kind)
  return (before + after.slice(Math.max(0, before.length + after.length - length))).slice(0, length)
}

const cleaned = (text: string, kind: Kind) => text.normalize('NFKC').toUpperCase().replace(others[kind], '')
