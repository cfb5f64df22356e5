declare module 'pdfkit' {
  import type { Readable } from 'node:stream'

  interface TextOptions {
    readonly width?: number
    readonly height?: number
    readonly align?: 'left' | 'center' | 'right'
    readonly ellipsis?: boolean
  }

  /** What we use of it. Lengths in points, from the upper left corner. */
  export default class PDFDocument extends Readable {
    constructor(options: {
      readonly size: readonly [number, number]
      readonly margin: number
      readonly autoFirstPage: boolean
      readonly compress?: boolean
      readonly info?: Readonly<Record<string, string | Date>>
      readonly lang?: string
    })
    /** The font that was chosen last; `font` is what fontkit has read. */
    readonly _font: { readonly font: { hasGlyphForCodePoint(code: number): boolean } }
    registerFont(name: string, source: Uint8Array): this
    font(name: string): this
    fontSize(size: number): this
    addPage(): this
    currentLineHeight(includeGap?: boolean): number
    heightOfString(text: string, options: TextOptions): number
    text(text: string, x: number, y: number, options: TextOptions): this
    image(
      source: Uint8Array,
      x: number,
      y: number,
      options: { readonly fit: readonly [number, number] },
    ): this
    rect(x: number, y: number, width: number, height: number): this
    moveTo(x: number, y: number): this
    lineTo(x: number, y: number): this
    lineWidth(width: number): this
    stroke(grey?: string): this
    fill(grey?: string): this
    fillColor(grey: string): this
    end(): void
  }
}
