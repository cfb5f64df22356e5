/** 0 weak, 1 medium, 2 strong. */
export type PasswordLevel = 0 | 1 | 2

const classes = [/[A-Z]/, /[a-z]/, /\d/, /[!@#^*()_+=-]/]

/** How strong a password is, by its length and the kinds of characters in it (specification, section 5). */
export function passwordLevel(password: string): PasswordLevel {
  if (password.length < 8) return 0
  const present = classes.filter((pattern) => pattern.test(password)).length
  return present === 4 ? 2 : present >= 2 ? 1 : 0
}
