import createPurify from 'dompurify'
import { letMarkupThrough } from '#design-system/parts/trusted-html/trusted-html.ts'

/** Every tag that rich text may have. What the editor cannot make is not here. */
const tags = ['p', 'br', 'h2', 'h3', 'strong', 'b', 'em', 'i', 'ul', 'ol', 'li', 'blockquote', 'a']

/** Where a link may lead: to the web, to a mailbox, to a telephone, or to a page of our own. Never `//elsewhere`. */
const safeAddress = /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\])|#)/i

export const isSafeAddress = (address: string) => safeAddress.test(address.trim())

const purify = createPurify(window)

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
export const cleanHtml = (html: string): string =>
  purify.sanitize(html, {
    ALLOWED_TAGS: tags,
    ALLOWED_ATTR: ['href', 'start'],
    ALLOWED_URI_REGEXP: safeAddress,
    ADD_URI_SAFE_ATTR: ['start'],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ALLOW_UNKNOWN_PROTOCOLS: false,
  })

letMarkupThrough(cleanHtml)
