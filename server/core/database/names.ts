/** `gradeMajorId` and `base.grade-major` as the database writes them: `grade_major_id`, `base_grade_major`. */
export const snake = (name: string) =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`).replace(/[.-]/g, '_')

/** Every identifier is quoted: a field may be called `order` or `key`. */
export const quoted = (name: string) => `"${snake(name)}"`

/** PostgreSQL cuts names at 63 bytes, and two cut ones could meet: a long one ends in a digest of the whole. */
export function joined(...parts: readonly string[]): string {
  const name = parts.map(snake).join('_')
  return name.length <= 63 ? name : `${name.slice(0, 54)}_${digest(name)}`
}

export const uniqueName = (table: string, fields: readonly string[]) => joined(table, ...fields, 'key')
/** Of what is unique only while a field is empty. */
export const uniqueWhileName = (table: string, fields: readonly string[], empty: string) =>
  joined(table, ...fields, 'while', empty, 'key')
export const foreignKeyName = (table: string, field: string) => joined(table, field, 'fkey')

/** FNV-1a, 32 bits, in eight hexadecimal digits. */
function digest(text: string): string {
  let hash = 0x811c9dc5
  for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193) >>> 0
  return hash.toString(16).padStart(8, '0')
}
