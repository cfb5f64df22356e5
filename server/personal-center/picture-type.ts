type PictureType = 'image/jpeg' | 'image/png' | 'image/webp'

const text = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to))

/** What the first bytes say a file is; undefined for anything but the three kinds that are kept. */
export function pictureTypeOf(bytes: Uint8Array): PictureType | undefined {
  if (text(bytes, 0, 3) === '\xff\xd8\xff') return 'image/jpeg'
  if (text(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'image/png'
  if (text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP') return 'image/webp'
  return undefined
}
