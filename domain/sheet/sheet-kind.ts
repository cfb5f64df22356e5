import { oleStreams } from './ole-streams.ts'
import { unreadable } from './sheet-row.ts'
import { textOf } from './text-of.ts'
import { entriesOf } from './zip-directory.ts'

/** How a file is written, whatever it is called: many programs write one thing and name it another. */
export type SheetKind = 'xlsx' | 'ods' | 'xls' | 'xml' | 'html' | 'text'

/** What files that are read are called. */
export const sheetEndings = ['.xlsx', '.xls', '.et', '.ods', '.csv', '.tsv', '.txt'] as const

const plainText = /\.(csv|tsv|txt)$/i
/** Characters and bytes that are looked at. */
const looked = 4096

/** The kind of a file; one that is no sheet throws `UnreadableSheet` with what it seems to be and how to go on. */
export function sheetKindOf(bytes: Uint8Array, name: string): SheetKind {
  const begins = (...signature: readonly number[]) => signature.every((byte, index) => bytes[index] === byte)
  if (begins(0x50, 0x4b)) return kindOfArchive(entriesOf(bytes).map((entry) => entry.name.toLowerCase()))
  if (begins(0xd0, 0xcf, 0x11, 0xe0)) return kindOfOle(oleStreams(bytes))
  // The record that begins a sheet of Excel 2 to 5, without a file system round it ([MS-XLS], 2.4.21).
  if (begins(0x09) && [0, 2, 4, 8].includes(bytes[1] ?? -1) && (bytes[2] ?? 0) <= 16 && bytes[3] === 0)
    return 'xls'
  for (const { signature, words } of others) if (begins(...signature)) unreadable(words)
  return kindOfText(textOf(bytes.subarray(0, looked)), name)
}

function kindOfArchive(names: readonly string[]): SheetKind {
  const has = (part: RegExp) => names.some((name) => part.test(name))
  if (has(/^xl\/workbook\.bin$/)) unreadable('这是 .xlsb 工作簿，请另存为 .xlsx 后再上传')
  if (has(/^xl\//)) return 'xlsx'
  if (has(/^word\//)) unreadable(words.word)
  if (has(/^ppt\//)) unreadable(words.slides)
  if (has(/^index(\.zip|\/.*\.iwa)$/)) unreadable('这是 Numbers 表格，请导出为 .xlsx 后再上传')
  if (has(/^content\.xml$/)) return 'ods'
  if (has(/^\[content_types\]\.xml$/)) return 'xlsx'
  return unreadable(words.archive)
}

function kindOfOle(streams: ReadonlySet<string>): SheetKind {
  if (streams.has('EncryptedPackage')) unreadable('文件设置了密码，请去掉密码后再上传')
  if (streams.has('Workbook') || streams.has('Book')) return 'xls'
  if (streams.has('WordDocument')) unreadable(words.word)
  if (streams.has('PowerPoint Document')) unreadable(words.slides)
  return unreadable('文件已损坏或不是有效的表格，无法读取')
}

function kindOfText(head: string, name: string): SheetKind {
  const text = head.replace(/^\ufeff/, '').trimStart()
  if (/^<[?!a-z]/i.test(text)) {
    if (/urn:schemas-microsoft-com:office:spreadsheet/.test(text)) return 'xml'
    if (/<(html|head|body|meta|style|table|div|form|center|!doctype\s+html)\b/i.test(text)) return 'html'
    if (!plainText.test(name)) unreadable('这是 XML 文件，不是表格，请用表格软件打开后另存为 .xlsx')
  }
  if (/^MIME-Version:/i.test(text)) unreadable('这是网页存档文件，请用表格软件打开后另存为 .xlsx')
  if (plainText.test(name)) return 'text'
  const named = sheetEndings.some((ending) => name.toLowerCase().endsWith(ending))
  if (named && !signsOfBytes.test(text)) return 'text'
  return unreadable('只能导入 .xlsx、.xls、.ods 或 .csv 文件')
}

/** Characters that no text has, but for the mark at its end that MS-DOS left. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const signsOfBytes = /[\0-\x08\x0e-\x19\x1b-\x1f]/

const words = {
  word: '这是 Word 文档，请把其中的表格复制到表格软件，另存为 .xlsx 后再上传',
  slides: '这是演示文稿，请把其中的表格复制到表格软件，另存为 .xlsx 后再上传',
  archive: '这是压缩包，请解压后上传其中的表格',
  picture: '这是图片，请把内容录入表格后再上传',
} as const

const others: readonly { readonly signature: readonly number[]; readonly words: string }[] = [
  { signature: [0x25, 0x50, 0x44, 0x46], words: '这是 PDF 文件，请转换为 .xlsx 后再上传' },
  { signature: [0x89, 0x50, 0x4e, 0x47], words: words.picture },
  { signature: [0xff, 0xd8, 0xff], words: words.picture },
  { signature: [0x47, 0x49, 0x46, 0x38], words: words.picture },
  { signature: [0x52, 0x49, 0x46, 0x46], words: words.picture },
  { signature: [0x7b, 0x5c, 0x72, 0x74, 0x66], words: words.word },
  { signature: [0x52, 0x61, 0x72, 0x21], words: words.archive },
  { signature: [0x37, 0x7a, 0xbc, 0xaf], words: words.archive },
  { signature: [0x1f, 0x8b], words: words.archive },
]
