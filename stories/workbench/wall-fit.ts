/** Told to screen readers alone, or drawn for eyes that need no words. */
const unseen = 'table[class*="hidden"], [aria-hidden]'

interface Seen {
  readonly text: string
  readonly holder: HTMLElement
  readonly range: DOMRect
}

/** Every piece of text within, and where it stands. */
function textsIn(root: HTMLElement): readonly Seen[] {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const found: Seen[] = []
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const holder = text.parentElement
    if (!holder || holder.closest(unseen) || holder.clientWidth === 1) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    found.push({ text: text.textContent ?? '', holder, range: range.getBoundingClientRect() })
  }
  return found
}

/** Words that stand out of their panel, as a passer-by would see them cut or lying over another one. */
export function outside(panel: HTMLElement): readonly string[] {
  const frame = panel.getBoundingClientRect()
  return textsIn(panel).flatMap(({ text, holder, range: { left, right, top, bottom, width } }) => {
    if (getComputedStyle(holder).textOverflow === 'ellipsis') return []
    const isIn =
      left >= frame.left - 1 && right <= frame.right + 1 && top >= frame.top - 1 && bottom <= frame.bottom + 1
    return width > 0 && !isIn ? [text] : []
  })
}

/** Words of which a passer-by sees the beginning alone. */
export const cut = (root: HTMLElement): readonly string[] =>
  textsIn(root).flatMap(({ text, holder: { scrollWidth, clientWidth } }) =>
    // Words in a line have no width of their own.
    clientWidth > 0 && scrollWidth > clientWidth + 1 ? [text] : [],
  )
