import { signLink } from './calls.ts'

/** Saves a file: a fresh link is asked for, because the one that came with a list may have run out. */
export async function saveFile(fileId: string): Promise<void> {
  const { link } = await signLink(fileId)
  const anchor = document.createElement('a')
  anchor.href = link
  anchor.download = ''
  anchor.click()
}
