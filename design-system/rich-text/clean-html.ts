import createPurify from 'dompurify'
import { letMarkupThrough } from '#design-system/parts/trusted-html/trusted-html.ts'

const drawn = ['img', 'table', 'tbody', 'tr', 'th', 'td']

/** Every tag that rich text may have. What the editor cannot make is not here. */
const tags = ['p', 'br', 'h2', 'h3', 'strong', 'b', 'em', 'i', 'ul', 'ol', 'li', 'blockquote', 'a', ...drawn]

/** Where a link may lead: to the web, to a mailbox, to a telephone, or to a page of our own. Never `//elsewhere`. */
const safeAddress = /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\])|#)/i

export const isSafeAddress = (address: string) => safeAddress.test(address.trim())

/** A picture names a file of the platform by its id, and never an address. */
const isFile = (id: string | null) => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id ?? '')

const purify = createPurify(window)

purify.addHook('uponSanitizeElement', (node, { tagName }) => {
  if (tagName === 'img' && !isFile((node as Element).getAttribute('data-file')))
    node.parentNode?.removeChild(node)
})

purify.addHook('afterSanitizeAttributes', (node) => {
  if (node.tagName !== 'A') return
  // A page opened from here must not be able to steer this one, nor learn its address.
  node.setAttribute('rel', 'noopener noreferrer')
  if (/^https?:/i.test(node.getAttribute('href') ?? '')) node.setAttribute('target', '_blank')
})

/**
 * Rich text as it may be shown: what is not on the list goes, its words stay. The one gate for all three ways in,
 * the stored value, what is pasted, and what the editor gives back.
 */
export function cleanHtml(html: string): string {
  const clean = cleanOnce(html)
  // Where a tag went from a table, what was in it may now stand outside: it is read again until nothing moves.
  return clean === html ? clean : cleanHtml(clean)
}

const cleanOnce = (html: string): string =>
  purify.sanitize(html, {
    ALLOWED_TAGS: tags,
    ALLOWED_ATTR: ['href', 'start', 'data-file', 'alt'],
    ALLOWED_URI_REGEXP: safeAddress,
    ADD_URI_SAFE_ATTR: ['start', 'data-file'],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ALLOW_UNKNOWN_PROTOCOLS: false,
  })

letMarkupThrough(cleanHtml)
