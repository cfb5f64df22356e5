import sanitize from 'sanitize-html'

/** Where a link may lead: to the web, to a mailbox, to a telephone, or to a page of our own. Never `//elsewhere`. */
const safeAddress = /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\])|#)/i

/**
 * Rich text as it may be kept: what the editor cannot make goes, its words stay. The browser cleans it once more
 * before it shows it; this is for anyone who writes without our editor (reliability case A-29).
 */
export function cleanHtml(html: string): string {
  const clean = cleanOnce(html)
  // Where a tag went, those about it may now stand wrongly within one another: they are read again until they do not.
  return clean === html ? clean : cleanHtml(clean)
}

const cleanOnce = (html: string) =>
  sanitize(html, {
    allowedTags: ['p', 'br', 'h2', 'h3', 'strong', 'b', 'em', 'i', 'ul', 'ol', 'li', 'blockquote', 'a'],
    allowedAttributes: { a: ['href'], ol: ['start'] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'template', 'xmp', 'title'],
    transformTags: {
      a: (tagName, { href = '' }) => ({
        tagName,
        attribs: safeAddress.test(href.trim()) ? { href: href.trim() } : ({} as Record<string, string>),
      }),
    },
  })

/** Whether anybody would see something in it. */
export const isBlankHtml = (html: string) =>
  sanitize(html, { allowedTags: [], allowedAttributes: {} }).replaceAll('&nbsp;', ' ').trim() === ''
