/** `#rrggbb` out of what was typed (`06F`, `＃0066ff`); null when empty, undefined when no colour. */
export const readHex = (typed: string): string | null | undefined => {
  const plain = typed.normalize('NFKC').trim().replace(/^#/, '').toLowerCase()
  if (plain === '') return null
  if (/^[0-9a-f]{6}$/.test(plain)) return `#${plain}`
  return /^[0-9a-f]{3}$/.test(plain) ? `#${plain.replace(/./g, '$&$&')}` : undefined
}
