/** One of the eight colours of the charts, always the same for one class. */
export function hueOf(classId: string | null): number {
  let sum = 0
  for (const letter of classId ?? '') sum = (sum * 31 + letter.charCodeAt(0)) % 997
  return (sum % 8) + 1
}
