/** So many bytes by chance. */
export const randomBytes = (count: number) => crypto.getRandomValues(new Uint8Array(count))

/** A version 4 UUID; unlike `randomUUID` it is there on plain HTTP too. */
export function newKey(): string {
  const bytes = randomBytes(16)
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
