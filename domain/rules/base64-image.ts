/** A picture as forms send it: its bytes, their media type, and the name of the file it becomes. */
export interface Base64Image {
  readonly base64: string
  readonly mediaType: string
  readonly name: string
}

/**
 * Splits a data URL at its comma. Without a name the file is called `file_`, the time in milliseconds, and an
 * extension from the media type (specification, section 5). For photos that readers of ID cards and cameras hand over as
 * text: photo management of admissions.
 */
export function base64Image(dataUrl: string, now: number, name?: string): Base64Image {
  const comma = dataUrl.indexOf(',')
  const [, mediaType] = /^data:(image\/[\w.+-]+)(?:;[^,]*)?;base64$/i.exec(dataUrl.slice(0, comma)) ?? []
  if (comma < 0 || !mediaType) throw new Error('图片格式不正确')
  const type = mediaType.toLowerCase()
  return {
    base64: dataUrl.slice(comma + 1),
    mediaType: type,
    name: name || `file_${now}.${extensionOf(type)}`,
  }
}

/** `image/svg+xml` is a file `.svg`. */
const extensionOf = (mediaType: string) => (mediaType.split('/')[1] ?? '').replace(/\+.*$/, '')
