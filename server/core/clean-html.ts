import sanitize from 'sanitize-html'

/** Where a link may lead: to the web, to a mailbox, to a telephone, or to a page of our own. Never `//elsewhere`. */
const safeAddress = /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\])|#)/i

const text = ['p', 'br', 'h2', 'h3', 'strong', 'b', 'em', 'i', 'ul', 'ol', 'li', 'blockquote', 'a']
const tags = [...text, 'img', 'table', 'tbody', 'tr', 'th', 'td']

/** A picture names a file of the platform by its id, and never an address. */
const isId = (id: string) => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)

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
    allowedTags: tags,
    allowedAttributes: { a: ['href'], ol: ['start'], img: ['data-file', 'alt'] },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isId(attribs['data-file'] ?? ''),
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
