import { isDateFormat } from 'hucre'
import { unreadable } from '#domain/sheet/sheet-row.ts'
import { entriesOf } from '#domain/sheet/zip-directory.ts'
import { partText } from './part-text.ts'
import { attribute, type XmlHeard, xmlFeed } from './xml-feed.ts'

/** Where the parts of a workbook are, and what its parts but the rows say. */
export interface Workbook {
  readonly rows: AsyncIterable<string>
  readonly sharedStrings: AsyncIterable<string> | undefined
  /** By the number of a style, how it shows a number. */
  readonly styles: readonly NumberStyle[]
  /** Days are counted from 1904 on, as the first Macintosh did. */
  readonly from1904: boolean
}

export interface NumberStyle {
  readonly format: string
  /** The number is a day or a time. */
  readonly dated: boolean
}

interface Relation {
  readonly id: string
  readonly kind: string
  readonly path: string
}

const noWorkbook = () => unreadable('文件已损坏或不是有效的 Excel 文件，无法读取')

/** Follows the relations of an archive to a sheet of its workbook, the first that is not hidden where none is named (ECMA-376, part 2, 6.5). */
export async function openWorkbook(bytes: Uint8Array, sheet?: string): Promise<Workbook> {
  // The names of parts do not tell capitals apart (ECMA-376, part 2, 6.2.2).
  const entries = new Map(entriesOf(bytes).map((entry) => [entry.name.toLowerCase(), entry]))

  const textOf = (path: string) => partText(bytes, entries.get(path) ?? noWorkbook())
  async function hear(path: string, open: XmlHeard['open']) {
    const feed = xmlFeed({ open })
    if (entries.has(path)) for await (const text of textOf(path)) feed(text)
  }
  async function relationsOf(path: string): Promise<readonly Relation[]> {
    const relations: Relation[] = []
    const folder = path.slice(0, path.lastIndexOf('/') + 1)
    await hear(`${folder}_rels/${path.slice(folder.length)}.rels`, (name, attributes) => {
      if (name !== 'Relationship') return
      const [id = '', type = '', target = ''] = ['Id', 'Type', 'Target'].map((of) =>
        attribute(attributes, of),
      )
      relations.push({ id, kind: type.slice(type.lastIndexOf('/') + 1), path: resolved(folder, target) })
    })
    return relations
  }

  const [book] = (await relationsOf('')).filter(({ kind }) => kind === 'officeDocument')
  const relations = await relationsOf(book?.path ?? noWorkbook())
  const pathOf = (kind: string) => relations.find((relation) => relation.kind === kind)?.path
  let chosen: string | undefined
  let first: string | undefined
  let from1904 = false
  await hear(book?.path ?? '', (name, attributes) => {
    if (name === 'workbookPr') from1904 = /^(1|true)$/.test(attribute(attributes, 'date1904') ?? '')
    if (name !== 'sheet') return
    const id = attribute(attributes, '[^\\s:=]+:id')
    const isShown = !/hidden/i.test(attribute(attributes, 'state') ?? '')
    first ??= id
    if (sheet === undefined ? isShown : attribute(attributes, 'name') === sheet) chosen ??= id
  })
  if (sheet === undefined) chosen ??= first
  const rows = relations.find(({ id, kind }) => kind === 'worksheet' && id === chosen) ?? noWorkbook()
  const shared = pathOf('sharedStrings')
  return {
    rows: textOf(rows.path),
    sharedStrings: shared !== undefined && entries.has(shared) ? textOf(shared) : undefined,
    styles: await numberStyles((open) => hear(pathOf('styles') ?? '', open)),
    from1904,
  }
}

/** The target of a relation as a name in the archive. */
function resolved(folder: string, target: string): string {
  const parts: string[] = []
  for (const part of (target.startsWith('/') ? target : folder + target).split('/'))
    if (part === '..') parts.pop()
    else if (part !== '.' && part !== '') parts.push(part)
  return parts.join('/').toLowerCase()
}

async function numberStyles(
  hear: (open: XmlHeard['open']) => Promise<void>,
): Promise<readonly NumberStyle[]> {
  const formats = new Map<string, string>()
  const styles: string[] = []
  let ofCells = false
  await hear((name, attributes) => {
    if (name === 'numFmt')
      formats.set(attribute(attributes, 'numFmtId') ?? '', attribute(attributes, 'formatCode') ?? '')
    if (name === 'cellXfs' || name === 'cellStyleXfs' || name === 'dxfs') ofCells = name === 'cellXfs'
    if (name === 'xf' && ofCells) styles.push(attribute(attributes, 'numFmtId') ?? '')
  })
  return styles.map((id) => ({ format: formats.get(id) ?? '', dated: isDateFormat(formats.get(id) ?? id) }))
}
