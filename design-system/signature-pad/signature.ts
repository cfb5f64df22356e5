/** A signature: drawn, as paths within a field of that many pixels, or the name typed by who cannot draw. */
export type Signature =
  | {
      readonly kind: 'drawn'
      readonly paths: readonly string[]
      readonly width: number
      readonly height: number
    }
  | { readonly kind: 'typed'; readonly name: string }

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign)

/** A field for a typed name, in pixels. */
const typed = { width: 480, height: 160 }

/** As an SVG document, black on nothing, for printing and keeping. */
export const signatureSvg = (signature: Signature): string => {
  const { width, height } = signature.kind === 'drawn' ? signature : typed
  const inside =
    signature.kind === 'drawn'
      ? signature.paths.map((path) => `<path d="${escaped(path)}"/>`).join('')
      : `<text x="50%" y="50%" text-anchor="middle" dominant-baseline="central" font-family="KaiTi, STKaiti, serif" font-size="${height / 3}">${escaped(signature.name)}</text>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inside}</svg>`
}

/** As a PNG with a clear ground, `scale` times the size of the field. */
export const signaturePng = async (signature: Signature, scale = 2): Promise<Blob> => {
  const picture = new Image()
  picture.src = `data:image/svg+xml;utf8,${encodeURIComponent(signatureSvg(signature))}`
  await picture.decode()
  const canvas = document.createElement('canvas')
  canvas.width = picture.naturalWidth * scale
  canvas.height = picture.naturalHeight * scale
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve, reject) =>
    canvas.toBlob((made) => (made ? resolve(made) : reject(new Error('no picture'))), 'image/png'),
  )
}
