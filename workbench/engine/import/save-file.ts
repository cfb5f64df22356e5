/** Hands a file to the browser's downloads. */
export function saveFile(blob: Blob, name: string): void {
  const href = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = href
  link.download = name
  link.click()
  // The download has begun by then; let go at once, some browsers would find nothing.
  setTimeout(() => URL.revokeObjectURL(href), 10_000)
}
