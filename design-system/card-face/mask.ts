/** The last four characters; what stands before is dots, so many as to tell a card number from an ID number. */
export const masked = (number: string) => {
  const signs = [...number.trim()]
  const open = Math.min(4, Math.floor(signs.length / 2))
  return `${'•'.repeat(signs.length - open)}${signs.slice(signs.length - open).join('')}`
}
