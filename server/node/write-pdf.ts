import { readFileSync } from 'node:fs'
import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import PDFDocument from 'pdfkit'
import { encode } from 'uqr'
import type { Mark } from '#domain/reports/pages.ts'
import { point } from '#domain/reports/paper.ts'
import type { Bytes } from '#server/core/files/file-store.ts'
import type { PaperJob, WritePaper } from '#server/core/paper-writer.ts'
import { sfntOfWoff } from './sfnt-of-woff.ts'

const fontFile = (weight: 400 | 700) => {
  const name = `@fontsource/noto-sans-sc/files/noto-sans-sc-chinese-simplified-${weight}-normal.woff`
  return sfntOfWoff(readFileSync(fileURLToPath(import.meta.resolve(name))))
}
/** Read when the first report is written: some 5 MB. */
let fonts: { readonly regular: Uint8Array; readonly bold: Uint8Array } | undefined
const ourFonts = () => {
  fonts ??= { regular: fontFile(400), bold: fontFile(700) }
  return fonts
}

const ink = '#000000'
const grey = '#666666'
/** Points of a hairline. */
const hairline = 0.5
/** What no font draws. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const unseen = /[\u0000-\u0009\u000b-\u001f\u007f\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g

/** Writes reports with pdfkit: the letters that are used are embedded, a page at a time, and others get their turn. */
export const writePdf: WritePaper = (job) => writeWith(job, true)

/** The same; `compress` is put off by tests, which read what stands in it. */
function writeWith(job: PaperJob, compress: boolean) {
  const doc = new PDFDocument({
    size: [job.width / point, job.height / point],
    margin: 0,
    autoFirstPage: false,
    compress,
    lang: 'zh-CN',
    info: { Title: job.title },
  })
  const { regular, bold } = ourFonts()
  doc.registerFont('regular', regular).registerFont('bold', bold)
  const pen = penOn(doc, job)
  void write(doc, job, pen).catch((error) => doc.destroy(error))
  return { bytes: Readable.toWeb(doc) as Bytes, missing: pen.missing }
}

async function write(
  doc: PDFDocument,
  { pages, width, height, mark, onPage = () => true }: PaperJob,
  pen: Pen,
) {
  const foot = { x: 12, y: height - 8, width: width - 24, height: 4 }
  let count = 0
  for (const page of pages) {
    doc.addPage()
    for (const each of page) pen.draw(each)
    doc.fillColor(grey)
    pen.draw({ ...foot, is: 'text', text: mark, size: 7, bold: false, align: 'end', middle: true })
    doc.fillColor(ink)
    count += 1
    if (!onPage(count)) throw new Error('nobody waits for this report')
    await setImmediate()
  }
  doc.end()
}

interface Pen {
  readonly draw: (mark: Mark) => void
  readonly missing: () => number
}

function penOn(doc: PDFDocument, { pictures }: PaperJob): Pen {
  let missing = 0

  function letters({ text, size, bold, align, middle, ...spot }: Extract<Mark, { is: 'text' }>) {
    const seen = text.replace(unseen, '')
    if (!seen.trim()) return
    const [x, y, width, height] = [spot.x, spot.y, spot.width, spot.height].map(
      (each) => each / point,
    ) as Four
    doc.font(bold ? 'bold' : 'regular').fontSize(size)
    for (const letter of seen)
      if (letter !== '\n' && !doc._font.font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)) missing += 1
    const room = Math.max(height, doc.currentLineHeight(true))
    const tall = Math.min(room, doc.heightOfString(seen, { width }))
    const top = middle ? y + (height - tall) / 2 : y
    const side = ({ start: 'left', center: 'center', end: 'right' } as const)[align]
    // A hair more than needed: rounding must not cost the last line.
    doc.text(seen, x, top, { width, height: room + 0.1, align: side, ellipsis: true })
  }

  function code({ text, ...spot }: Extract<Mark, { is: 'qr' }>) {
    const { size, data } = encode(text.slice(0, 500), { ecc: 'M', border: 2 })
    const side = Math.min(spot.width, spot.height) / point / size
    for (const [row, modules] of data.entries())
      for (const [column, dark] of modules.entries())
        if (dark) doc.rect(spot.x / point + column * side, spot.y / point + row * side, side, side)
    doc.fill(ink)
  }

  function draw(mark: Mark) {
    const { x, y, width, height } = mark
    const [left, top, wide, tall] = [x, y, width, height].map((each) => each / point) as Four
    if (mark.is === 'text') return letters(mark)
    if (mark.is === 'qr') return code(mark)
    if (mark.is === 'image') {
      const picture = pictures.get(mark.file)
      if (picture) doc.image(picture, left, top, { fit: [wide, tall] })
      return
    }
    doc.lineWidth(hairline)
    if (mark.is === 'box') doc.rect(left, top, wide, tall).stroke(ink)
    else
      doc
        .moveTo(left, top)
        .lineTo(left + wide, top + tall)
        .stroke(ink)
  }
  return { draw, missing: () => missing }
}

type Four = [number, number, number, number]
