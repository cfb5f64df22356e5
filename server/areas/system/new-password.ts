/** Letters and digits that nobody takes for one another, and one sign of each kind the rules may ask for. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789'

/** A first password to be handed on: 14 characters, some 69 bits, of all four kinds. */
export function newPassword(): string {
  const bytes = crypto.getRandomValues(new Uint32Array(12))
  const body = Array.from(bytes, (value) => letters[value % letters.length]).join('')
  const password = `${body}${bytes.reduce((sum, value) => sum + value, 0) % 10}@`
  return /[A-Z]/.test(password) && /[a-z]/.test(password) ? password : newPassword()
}
