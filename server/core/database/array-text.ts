/** Values as PostgreSQL reads an array of any type; both drivers pass a text on as it is. */
export const arrayText = (values: readonly unknown[]) => `{${values.map(element).join(',')}}`

function element(value: unknown): string {
  if (value === null || value === undefined) return 'NULL'
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  const text =
    typeof value === 'string' ? value : value instanceof Date ? value.toISOString() : JSON.stringify(value)
  return `"${text.includes('"') || text.includes('\\') ? text.replace(/["\\]/g, '\\$&') : text}"`
}
