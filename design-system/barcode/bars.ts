import JsBarcode from 'jsbarcode'

export type BarcodeFormat = 'code128' | 'ean13'

const formats = { code128: 'CODE128', ean13: 'EAN13' }

interface Encoded {
  encodings?: readonly { readonly data: string; readonly text: string }[]
}

export interface Bars {
  /** A black run, in modules from the left. */
  readonly runs: readonly { readonly from: number; readonly width: number }[]
  readonly modules: number
  /** What stands under it; EAN-13 with its check digit. */
  readonly text: string
}

/** The bars of a value, or null where the format cannot write it. */
export const barsOf = (value: string, format: BarcodeFormat): Bars | null => {
  const into: Encoded = {}
  let valid = true
  JsBarcode(into, value, {
    format: formats[format],
    flat: true,
    valid: (right: boolean) => {
      valid = right
    },
  })
  const bits = into.encodings?.map(({ data }) => data).join('') ?? ''
  if (!valid || bits === '') return null
  const runs = [...bits.matchAll(/1+/g)].map(({ index, 0: run }) => ({ from: index, width: run.length }))
  return { runs, modules: bits.length, text: into.encodings?.map(({ text }) => text).join('') || value }
}
