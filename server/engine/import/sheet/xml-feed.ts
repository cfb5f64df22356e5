import { unreadable } from '#domain/sheet/sheet-row.ts'

/** What a document is made of, told in its order; names without their prefix, attributes as they are written. */
export interface XmlHeard {
  readonly open: (name: string, attributes: string) => void
  readonly close?: (name: string) => void
  readonly text?: (text: string) => void
}

/** Longer is no tag and no text of a cell, of which 32,767 characters are the most. */
const longest = 1_000_000

/** Takes a document chunk by chunk and tells what is in it, holding only what no chunk has ended yet. */
export function xmlFeed({ open, close, text }: XmlHeard): (chunk: string) => void {
  let rest = ''

  function tell(piece: string) {
    if (piece.startsWith('<![CDATA[')) return text?.(piece.slice(9, -3))
    if (piece[1] === '!' || piece[1] === '?') return
    if (piece[1] === '/') return close?.(localName(piece.slice(2, -1).trim()))
    const alone = piece.endsWith('/>')
    const inner = piece.slice(1, alone ? -2 : -1)
    const space = inner.search(/\s/)
    const name = localName(space === -1 ? inner : inner.slice(0, space))
    open(name, space === -1 ? '' : inner.slice(space))
    if (alone) close?.(name)
  }

  return (chunk) => {
    const all = rest + chunk
    let at = 0
    for (let tag = all.indexOf('<'); tag !== -1; tag = all.indexOf('<', at)) {
      if (tag > at) text?.(unescaped(all.slice(at, tag)))
      at = tag
      const end = endOf(all, tag)
      if (end === -1) break
      tell(all.slice(tag, end))
      at = end
    }
    rest = all.slice(at)
    if (rest.length > longest) unreadable('文件已损坏，无法读取')
  }
}

/** The value of an attribute, or nothing where it is not written. */
export function attribute(attributes: string, name: string): string | undefined {
  // As nearly all programs write it.
  const from = attributes.indexOf(` ${name}="`) + name.length + 3
  const end = from < name.length + 3 ? -1 : attributes.indexOf('"', from)
  if (end !== -1) return unescaped(attributes.slice(from, end))
  const [, double, single] = patternOf(name).exec(attributes) ?? []
  const value = double ?? single
  return value === undefined ? undefined : unescaped(value)
}

const patterns = new Map<string, RegExp>()

function patternOf(name: string): RegExp {
  const pattern = patterns.get(name) ?? new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`)
  patterns.set(name, pattern)
  return pattern
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1)

/** Where what begins at `from` ends, or -1 when that is still to come. */
function endOf(all: string, from: number): number {
  const next = all.charCodeAt(from + 1)
  if (next === 0x21) return endOfMark(all, from)
  // What closes has nothing between quotes.
  if (next === 0x2f) return all.indexOf('>', from) + 1 || -1
  let quote = 0
  for (let at = from + 1; at < all.length; at += 1) {
    const code = all.charCodeAt(at)
    if (quote !== 0) quote = code === quote ? 0 : quote
    else if (code === 0x22 || code === 0x27) quote = code
    else if (code === 0x3e) return at + 1
  }
  return -1
}

/** Comments and literal text may contain what would end a tag. */
function endOfMark(all: string, from: number): number {
  const begun = all.slice(from, from + 9)
  const last = begun.startsWith('<!--') ? '-->' : begun === '<![CDATA[' ? ']]>' : '>'
  const end = all.indexOf(last, from + 4)
  return end === -1 ? -1 : end + last.length
}

/** Those of XML, and those of pages that people have in their texts. */
const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  ensp: ' ',
  emsp: ' ',
  middot: '·',
  ldquo: '“',
  rdquo: '”',
  lsquo: '‘',
  rsquo: '’',
  mdash: '—',
  ndash: '–',
  hellip: '…',
  times: '×',
  yen: '¥',
}

const unescaped = (text: string) =>
  text.includes('&')
    ? text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]+));/gi, (all, hex, decimal, name) =>
        name ? (named[name] ?? all) : character(hex ? Number.parseInt(hex, 16) : Number(decimal)),
      )
    : text

const character = (code: number) => (code <= 0x10ffff ? String.fromCodePoint(code) : '')
