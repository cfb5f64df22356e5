import { unreadable } from './sheet-row.ts'

export interface Entry {
  readonly name: string
  /** Where its packed bytes begin. */
  readonly at: number
  readonly packed: number
  /** As the directory says; whether it is true is to be seen. */
  readonly inflated: number
  readonly method: number
}

const broken = () => unreadable('文件已损坏，无法读取')
const endRecord = 0x06054b50
const directoryRecord = 0x02014b50
const names = new TextDecoder()

/** What stands in the directory at the end of an archive (APPNOTE.TXT, 4.3.12 and 4.3.16). */
export function entriesOf(bytes: Uint8Array): readonly Entry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = endOf(view)
  const count = view.getUint16(end + 10, true)
  let at = view.getUint32(end + 16, true)
  // ZIP64 is for archives of 4 GB; a sheet has no need of it.
  if (count === 0xffff || at === 0xffffffff) unreadable('文件内部结构异常，无法读取')
  const entries: Entry[] = []
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > view.byteLength || view.getUint32(at, true) !== directoryRecord) broken()
    const nameLength = view.getUint16(at + 28, true)
    const header = view.getUint32(at + 42, true)
    if (header + 30 > view.byteLength) broken()
    const begin = header + 30 + view.getUint16(header + 26, true) + view.getUint16(header + 28, true)
    const packed = view.getUint32(at + 20, true)
    const method = view.getUint16(at + 10, true)
    if (begin + packed > view.byteLength) broken()
    if ((view.getUint16(at + 8, true) & 1) === 1) unreadable('文件设置了密码，请去掉密码后再上传')
    if (method !== 0 && method !== 8) broken()
    entries.push({
      name: names.decode(bytes.subarray(at + 46, at + 46 + nameLength)),
      at: begin,
      packed,
      inflated: view.getUint32(at + 24, true),
      method,
    })
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return entries
}

/** The last record, behind which a comment of 64 KB may stand. */
function endOf(view: DataView): number {
  for (let at = view.byteLength - 22; at >= Math.max(0, view.byteLength - 65_557); at -= 1)
    if (view.getUint32(at, true) === endRecord) return at
  return broken()
}
