/** An element with what stands in it: the text, or the elements. Names are without their prefix. */
export interface Element {
  readonly name: string
  readonly text: string
  readonly children: readonly Element[]
}

const token =
  /<\?xml[^<>]*\?>|<(\/?)([\w:.-]+)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|([^<]+)/gy
const deepest = 16

/**
 * As much of XML as an answer of CAS needs. A document type, a comment, a CDATA section or anything else it does not
 * know makes it no answer at all: such are the ways in which a name is made to read differently here and there.
 */
export function readXml(document: string): Element | undefined {
  const root = { name: '', text: '', children: [] as Element[] }
  const open: { name: string; text: string; children: Element[] }[] = [root]
  let at = 0
  for (const match of document.trim().matchAll(token)) {
    const [whole, closing, name = '', , empty, text] = match
    at += whole.length
    const inner = open.at(-1)
    if (!inner) return undefined
    if (text !== undefined) inner.text += unescaped(text)
    else if (closing) {
      if (localOf(name) !== inner.name || open.length === 1) return undefined
      open.pop()
    } else if (name) {
      const element = { name: localOf(name), text: '', children: [] as Element[] }
      inner.children.push(element)
      if (!empty) open.push(element)
      if (open.length > deepest) return undefined
    }
  }
  const whole = at === document.trim().length && open.length === 1 && root.children.length === 1
  return whole ? root.children[0] : undefined
}

const localOf = (name: string) => name.slice(name.indexOf(':') + 1)
const named = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" } as const
const unescaped = (text: string) =>
  text.replace(/&(lt|gt|amp|quot|apos);/g, (_, name: keyof typeof named) => named[name])

/** The only child of that name; two of them are none. */
export function childOf(element: Element | undefined, name: string): Element | undefined {
  const found = element?.children.filter((child) => child.name === name) ?? []
  return found.length === 1 ? found[0] : undefined
}
