/** How a value lies in the browser's storage (specification, section 3). */
interface StoredRecord {
  readonly value: unknown
  readonly type: string
  /** When it was saved, in milliseconds of the browser's clock. */
  readonly timestamp: number
}

const typeNameOf = (value: unknown) =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value

export const toText = (value: unknown, timestamp: number) =>
  JSON.stringify({ value, type: typeNameOf(value), timestamp } satisfies StoredRecord)

/** Null for anything that is not a whole record of the type it says: half-written, edited by hand, of another program. */
export function fromText(text: string): StoredRecord | null {
  try {
    const record = JSON.parse(text) as Partial<StoredRecord> | null
    if (!record || typeof record.timestamp !== 'number') return null
    if (!('value' in record) || record.type !== typeNameOf(record.value)) return null
    return { value: record.value, type: record.type, timestamp: record.timestamp }
  } catch {
    return null
  }
}
