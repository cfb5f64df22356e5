import { inflated } from './inflated.ts'
import { sheetLimits, unreadable } from './sheet-row.ts'
import { utf16Of } from './text-of.ts'
import { type Entry, entriesOf } from './zip-directory.ts'

const megabyte = 1024 * 1024
const mostEntries = 2000
const mostInflated = 400 * megabyte
/** Sheets of real people inflate to the twentyfold at most; below this many bytes nobody needs to care. */
const highestRatio = 150
const harmless = 20 * megabyte

/** What a workbook is made of. A program, another archive or a whole document inside it is none of it. */
const expected = /\.(xml|rels|vml|png|jpe?g|gif|bmp|tiff?|emf|wmf|svg)$|\/printerSettings\d*\.bin$/i
/** What OpenDocument has besides (part 2, 3). */
const ofOpenDocument = /^(mimetype|manifest\.rdf|layout-cache)$|^(Configurations2|ObjectReplacements)\//
const programs = /vbaProject|macrosheets|^(Basic|Scripts)\//i

/**
 * Refuses a workbook that is no mere sheet: one that inflates beyond all measure (whatever its directory says), that
 * carries programs, other archives, or definitions of entities. Nothing of it is kept in memory meanwhile.
 */
export async function checkWorkbook(bytes: Uint8Array): Promise<void> {
  const entries = entriesOf(bytes)
  if (entries.length > mostEntries) unreadable('文件内部结构异常，无法读取')
  for (const { name } of entries) {
    if (programs.test(name)) unreadable('文件含有宏，请另存为不含宏的 .xlsx 后再上传')
    if (!name.endsWith('/') && !expected.test(name) && !ofOpenDocument.test(name))
      unreadable('文件内嵌了其他文件，请只保留数据后再上传')
  }
  const sum = entries.reduce((total, { inflated }) => total + inflated, 0)
  if (exceeds(sum, bytes.byteLength)) tooBig()
  let counted = 0
  for (const entry of entries.filter(({ name }) => /\.(xml|rels|vml)$/i.test(name))) {
    counted += await countedSize(bytes, entry)
    if (exceeds(counted, bytes.byteLength)) tooBig()
  }
}

const exceeds = (size: number, packed: number) =>
  size > mostInflated || (size > harmless && size > packed * highestRatio)

const tooBig = () => unreadable('文件解压后过大，无法读取')

/** Inflates a part and forgets it again, to see how large it truly is and what it declares. */
async function countedSize(bytes: Uint8Array, entry: Entry): Promise<number> {
  const shared = entry.name.endsWith('sharedStrings.xml')
  let size = 0
  let strings = 0
  let last = new Uint8Array()
  let narrow: ((chunk: Uint8Array) => Uint8Array) | undefined
  for await (const raw of inflated(bytes, entry)) {
    narrow ??= narrowed(raw)
    const chunk = narrow(raw)
    // What is looked for may begin in one chunk and end in the next.
    const seam = new Uint8Array([...last, ...chunk.subarray(0, 2)])
    last = chunk.slice(-2)
    if (size < 65_536 && (declares(chunk) || declares(seam)))
      unreadable('文件含有不允许的文档类型声明，无法读取')
    size += raw.byteLength
    if (size > entry.inflated) unreadable('文件内部结构异常，无法读取')
    if (shared) strings += countStrings(chunk) + countStrings(seam)
    if (strings > sheetLimits.shared) unreadable('文件内容过多，请拆成几个文件分别导入')
  }
  return size
}

/** Turns what is written in UTF-16 into UTF-8, chunk by chunk, so that what is looked for is found in it too. */
function narrowed(first: Uint8Array): (chunk: Uint8Array) => Uint8Array {
  const wide = utf16Of(first)
  if (!wide) return (chunk) => chunk
  const decoder = new TextDecoder(wide)
  const encoder = new TextEncoder()
  return (chunk) => encoder.encode(decoder.decode(chunk, { stream: true }))
}

/** `<!D` and `<!E`: a document type or an entity. */
function declares(chunk: Uint8Array): boolean {
  const end = Math.min(chunk.length, 65_536) - 2
  for (let at = chunk.indexOf(0x3c); at !== -1 && at < end; at = chunk.indexOf(0x3c, at + 1))
    if (chunk[at + 1] === 0x21 && (chunk[at + 2] === 0x44 || chunk[at + 2] === 0x45)) return true
  return false
}

/** How often `<si` stands in it. */
function countStrings(chunk: Uint8Array): number {
  let count = 0
  for (let at = chunk.indexOf(0x3c); at !== -1; at = chunk.indexOf(0x3c, at + 1))
    if (chunk[at + 1] === 0x73 && chunk[at + 2] === 0x69) count += 1
  return count
}
