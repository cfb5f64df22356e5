/** Puts a text on the clipboard; fails where the browser does not let it. A page on plain HTTP has no `navigator.clipboard`. */
export async function copyText(text: string): Promise<void> {
  if (navigator.clipboard) return navigator.clipboard.writeText(text)
  let put = false
  const onCopy = (event: ClipboardEvent) => {
    event.preventDefault()
    event.stopPropagation()
    event.clipboardData?.setData('text/plain', text)
    put = true
  }
  window.addEventListener('copy', onCopy, { capture: true, once: true })
  document.execCommand('copy')
  window.removeEventListener('copy', onCopy, { capture: true })
  if (!put) throw new Error('The browser did not let the text be copied.')
}
