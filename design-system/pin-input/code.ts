export type Kind = 'digits' | 'letters-and-digits'

const others = { digits: /[^0-9]/g, 'letters-and-digits': /[^0-9A-Z]/g }

/** The code within what was typed or pasted: full width or half, with blanks, dashes or words round it. */
export const readCode = (text: string, kind: Kind, length: number) =>
  text.normalize('NFKC').toUpperCase().replace(others[kind], '').slice(0, length)
