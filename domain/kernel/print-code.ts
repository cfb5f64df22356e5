/** Crockford's base 32: no I, L, O, U, so that nothing is misread on paper. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const length = 12

/** 60 random bits: nobody guesses one, and no two follow from one another. */
export const newPrintCode = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(length)), (byte) => letters[byte % 32]).join('')

/** The code in what was typed or scanned; undefined where it cannot be one. */
export function printCodeIn(text: string): string | undefined {
  const code = text.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1')
  return code.length === length && [...code].every((letter) => letters.includes(letter)) ? code : undefined
}

/** `7K2M-Q9XD-041R`, as it stands on paper. */
export const spokenPrintCode = (code: string): string => code.match(/.{4}/g)?.join('-') ?? code
