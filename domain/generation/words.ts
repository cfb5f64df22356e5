/** `classTeacher` → `class-teacher`. */
export const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** `class_teacher` and `Class Teacher` → `classTeacher`; empty where there is no Latin letter to begin with. */
export function camelOf(words: string): string {
  const parts = words.split(/[^a-zA-Z0-9]+|(?<=[a-z0-9])(?=[A-Z])/).filter(Boolean)
  const joined = parts
    .map((part, at) => (at === 0 ? part.toLowerCase() : part[0]?.toUpperCase() + part.slice(1).toLowerCase()))
    .join('')
  return joined.replace(/^[^a-z]+/, '').slice(0, 40)
}

/** `classTeacher` → `Class teacher`, to begin a translation with. */
export function englishOf(name: string): string {
  const words = kebab(name).replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
