/** Bytes of an entry of the directory, and where it tells the length of its name and its type ([MS-CFB], 2.6.1). */
const entry = { size: 128, nameLength: 64, type: 66 } as const
const stream = 2

/** What the streams of an OLE file are called. Entries are looked for where they may stand, so that no chain is followed. */
export function oleStreams(bytes: Uint8Array): ReadonlySet<string> {
  const decoder = new TextDecoder('utf-16le')
  const names = new Set<string>()
  for (let at = 512; at + entry.size <= bytes.length; at += entry.size) {
    const length = bytes[at + entry.nameLength] ?? 0
    if (bytes[at + entry.type] !== stream || bytes[at + entry.nameLength + 1] !== 0) continue
    if (length < 4 || length > 64 || bytes[at + 1] !== 0 || bytes[at + length - 2] !== 0) continue
    names.add(decoder.decode(bytes.subarray(at, at + length - 2)))
    if (names.size === most) break
  }
  return names
}

/** A workbook has a handful of streams; who has more is not listened to further. */
const most = 1000
