import { toFixedSize } from '#design-system/image-upload/fixed-size.ts'

/** Pixels of the longer side: a word on a door is still read, and four pictures are a megabyte. */
const longest = 1600

/** A photo as small as is kept while it waits for the line; what is small already, or no picture here, stays as it is. */
export async function shrunk(photo: File): Promise<File> {
  try {
    const { width, height } = await sizeOf(photo)
    const scale = longest / Math.max(width, height)
    if (scale >= 1) return photo
    const [w, h] = [Math.round(width * scale), Math.round(height * scale)]
    const made = await toFixedSize(photo, { width: w, height: h, type: 'image/jpeg' })
    return new File([made], photo.name.replace(/\.\w+$/, '.jpg'), { type: made.type })
  } catch {
    return photo
  }
}

async function sizeOf(photo: File) {
  const bitmap = await createImageBitmap(photo)
  const { width, height } = bitmap
  bitmap.close()
  return { width, height }
}
