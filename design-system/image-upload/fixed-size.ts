export interface PictureFormat {
  /** Pixels of what comes out. */
  readonly width: number
  readonly height: number
  readonly type: 'image/jpeg' | 'image/png'
}

/** How good a JPEG is: no loss to be seen in a face, a fifth of the bytes of the best. */
const quality = 0.9

/** The picture in exactly the pixels asked for. A JPEG knows no transparency: what was clear becomes white. */
export const toFixedSize = async (picture: Blob, { width, height, type }: PictureFormat): Promise<Blob> => {
  const bitmap = await createImageBitmap(picture)
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no canvas')
  if (type === 'image/jpeg') {
    pen.fillStyle = 'white'
    pen.fillRect(0, 0, width, height)
  }
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(bitmap, 0, 0, width, height)
  bitmap.close()
  return new Promise((resolve, reject) =>
    canvas.toBlob((made) => (made ? resolve(made) : reject(new Error('no picture'))), type, quality),
  )
}
