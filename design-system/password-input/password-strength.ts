/** Weak, middling, strong. */
export type Strength = 0 | 1 | 2

const classes = [/[A-Z]/, /[a-z]/, /[0-9]/, /[!@#^*()_+=-]/]

/**
 * How strong a password is (specification, section 5). Under 8 characters it is weak; else it goes by the kinds
 * of characters it has: upper case, lower case, digits, `!@#^*()_+=-`. All four are strong, two or three middling.
 */
export const passwordStrength = (password: string): Strength => {
  if (password.length < 8) return 0
  const kinds = classes.filter((kind) => kind.test(password)).length
  return kinds === 4 ? 2 : kinds >= 2 ? 1 : 0
}
