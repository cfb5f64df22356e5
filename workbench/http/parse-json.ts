/** A text of JSON, or a whole number with more digits than a double keeps. */
const textOrLongNumber = /"(?:[^"\\]|\\.)*"|(?<![\d.eE+-])-?\d{16,}(?![\d.eE])/g

/**
 * Undefined for what is not JSON, whatever its content type says; null for an empty body. Ids that came as numbers
 * above 2^53 become texts of the same digits: as numbers they would be somebody else's.
 */
export function parseJson(text: string): unknown {
  const bare = text.replace(/^\uFEFF/, '').trim()
  if (bare === '') return null
  try {
    return JSON.parse(/\d{16}/.test(bare) ? bare.replace(textOrLongNumber, kept) : bare)
  } catch {
    return undefined
  }
}

const kept = (found: string) =>
  found.startsWith('"') || Number.isSafeInteger(Number(found)) ? found : `"${found}"`
