/** A kind of file that is taken: what it is served as, and what its content may turn out to be. */
interface FileKind {
  readonly contentType: string
  /** Extensions by which file-type knows such content; none for plain text. */
  readonly content: readonly string[]
}

const zipped = (contentType: string, own: string): FileKind => ({ contentType, content: [own, 'zip'] })
const compound = (contentType: string): FileKind => ({ contentType, content: ['cfb'] })
const plain = (contentType: string): FileKind => ({ contentType, content: [] })
const itself = (contentType: string, ...content: readonly string[]): FileKind => ({ contentType, content })
const office = 'application/vnd.openxmlformats-officedocument'
const open = 'application/vnd.oasis.opendocument'

/**
 * Everything that is taken, by extension. What a browser or an office program would run is not among it: pages,
 * SVG, XML, scripts, programs, and documents with macros, which are looked for inside the others too.
 */
export const fileKinds: Readonly<Record<string, FileKind>> = {
  jpg: itself('image/jpeg', 'jpg'),
  png: itself('image/png', 'png', 'apng'),
  gif: itself('image/gif', 'gif'),
  webp: itself('image/webp', 'webp'),
  avif: itself('image/avif', 'avif'),
  pdf: itself('application/pdf', 'pdf'),
  docx: zipped(`${office}.wordprocessingml.document`, 'docx'),
  xlsx: zipped(`${office}.spreadsheetml.sheet`, 'xlsx'),
  pptx: zipped(`${office}.presentationml.presentation`, 'pptx'),
  odt: zipped(`${open}.text`, 'odt'),
  ods: zipped(`${open}.spreadsheet`, 'ods'),
  odp: zipped(`${open}.presentation`, 'odp'),
  ofd: zipped('application/ofd', 'zip'),
  doc: compound('application/msword'),
  xls: compound('application/vnd.ms-excel'),
  ppt: compound('application/vnd.ms-powerpoint'),
  wps: compound('application/vnd.ms-works'),
  et: compound('application/vnd.ms-excel'),
  dps: compound('application/vnd.ms-powerpoint'),
  txt: plain('text/plain'),
  csv: plain('text/csv'),
  md: plain('text/markdown'),
  json: plain('application/json'),
  zip: itself('application/zip', 'zip'),
  rar: itself('application/vnd.rar', 'rar'),
  '7z': itself('application/x-7z-compressed', '7z'),
  mp3: itself('audio/mpeg', 'mp3'),
  wav: itself('audio/wav', 'wav'),
  m4a: itself('audio/mp4', 'm4a', 'mp4'),
  ogg: itself('audio/ogg', 'ogg', 'oga', 'opus'),
  mp4: itself('video/mp4', 'mp4', 'm4v', 'mov'),
  mov: itself('video/quicktime', 'mov', 'mp4'),
  webm: itself('video/webm', 'webm', 'mkv'),
}

/** Drawn anew by the server, and shown as pictures. */
export const pictureExtensions = ['jpg', 'png', 'gif', 'webp', 'avif'] as const

/** `.JPEG` and `.jpg` are one. */
export const extensionIn = (name: string): string => {
  const own = /\.([A-Za-z0-9]{1,20})$/.exec(name)?.[1]?.toLowerCase() ?? ''
  return own === 'jpeg' || own === 'jpe' || own === 'jfif' ? 'jpg' : own
}

/** For the chooser of a browser: `.jpg,.jpeg,.png`. */
export const acceptedExtensions: readonly string[] = Object.keys(fileKinds)
  .flatMap((extension) => (extension === 'jpg' ? ['jpg', 'jpeg'] : [extension]))
  .map((extension) => `.${extension}`)
