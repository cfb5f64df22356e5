import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { cleanHtml, isSafeAddress } from './clean-html.ts'

const file = '0193b0a1-6c5e-7a10-8f4b-2d9c1e7a5b30'

const attacks = [
  `<img data-file="${file}" src="x" srcset="x 2x" onerror="window.broken=1" onload="window.broken=1" id="root">`,
  '<img data-file="x" onerror="window.broken=1" src="x">',
  `<p><svg><img data-file="${file}"><style><img src=x onerror=window.broken=1></style></svg>`,
  '<table background="//elsewhere.example"><tbody><tr onclick="window.broken=1"><td style="position:fixed"><img src=x onerror=window.broken=1></td></tr></tbody></table>',
  '<table><caption><svg><p><style><a title="</style><img src=x onerror=window.broken=1>"></style></p></svg></caption></table>',
  '<script>window.broken=1</script>',
  '<img src=x onerror="window.broken=1">',
  '<svg onload="window.broken=1"></svg>',
  '<svg><script>window.broken=1</script></svg>',
  '<svg><a xlink:href="javascript:window.broken=1"><text>x</text></a></svg>',
  '<a href="javascript:window.broken=1">x</a>',
  '<a href=" java\tscript:window.broken=1">x</a>',
  '<a href="JaVaScRiPt:window.broken=1">x</a>',
  '<a href="&#106;avascript:window.broken=1">x</a>',
  '<a href="data:text/html,<script>window.broken=1</script>">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="//elsewhere.example">x</a>',
  '<a href="/\\elsewhere.example">x</a>',
  '<iframe srcdoc="<script>parent.broken=1</script>"></iframe>',
  '<object data="data:text/html,<script>parent.broken=1</script>"></object>',
  '<embed src="javascript:window.broken=1">',
  '<style>body{display:none}</style>',
  '<p style="position:fixed;inset:0">x</p>',
  '<p class="dialog__backdrop" id="root">x</p>',
  '<form action="https://elsewhere.example"><input name="password"></form>',
  '<meta http-equiv="refresh" content="0;url=https://elsewhere.example">',
  '<base href="https://elsewhere.example">',
  '<link rel="stylesheet" href="https://elsewhere.example/a.css">',
  '<p onclick="window.broken=1" data-x="1" aria-hidden="true">x</p>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=window.broken=1&gt;">',
  '<svg></p><style><g title="</style><img src=x onerror=window.broken=1>">',
  '<noscript><p title="</noscript><img src=x onerror=window.broken=1>">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=window.broken=1>',
  '<math><annotation-xml encoding="text/html"><style><img src=x onerror=window.broken=1></style></annotation-xml></math>',
  '<template><img src=x onerror=window.broken=1></template>',
  '<xmp><p title="</xmp><img src=x onerror=window.broken=1>">',
  '<p><a href="https://a.example" target="_self" rel="opener" ping="https://b.example">x</a></p>',
  '<input autofocus onfocus=window.broken=1>',
  '<details open ontoggle=window.broken=1>x</details>',
  '<a id="__proto__" name="cookie">x</a>',
]

const allowed: Record<string, readonly string[]> = {
  A: ['href', 'rel', 'target'],
  OL: ['start'],
  IMG: ['data-file', 'alt'],
}
const known = new Set([
  'P',
  'BR',
  'H2',
  'H3',
  'STRONG',
  'B',
  'EM',
  'I',
  'UL',
  'OL',
  'LI',
  'BLOCKQUOTE',
  'A',
  'IMG',
  'TABLE',
  'TBODY',
  'TR',
  'TH',
  'TD',
])

/** What stands in the document once the clean text is shown, as a browser reads it. */
const shown = (html: string) => {
  const frame = document.createElement('div')
  frame.innerHTML = html
  document.body.append(frame)
  return [...frame.querySelectorAll('*')]
}

const expectHarmless = (html: string) => {
  for (const element of shown(html)) {
    expect(known).toContain(element.tagName)
    for (const { name, value } of element.attributes) {
      expect(allowed[element.tagName] ?? []).toContain(name)
      if (name === 'href') expect(isSafeAddress(value)).toBe(true)
      if (name === 'data-file') expect(value).toBe(file)
    }
  }
}

afterEach(() => {
  document.body.innerHTML = ''
  expect('broken' in window).toBe(false)
})

describe('clean HTML', () => {
  it.each(attacks)('%s', async (attack) => {
    const clean = cleanHtml(attack)
    expectHarmless(clean)
    expect(cleanHtml(clean)).toBe(clean)
    // Long enough for a picture to fail to load.
    await new Promise((resolve) => setTimeout(resolve, 20))
  })

  it('keeps what the editor makes', () => {
    const html =
      '<h2>通知</h2><p>请<strong>全体</strong><em>同学</em>：</p><ol start="3"><li><p>带证件</p></li></ol><blockquote><p>教务处</p></blockquote><table><tbody><tr><th><p>时间</p></th></tr><tr><td><p>九点</p></td></tr></tbody></table>'
    expect(cleanHtml(html)).toBe(html)
  })

  it('keeps the words of what it takes away', () => {
    expect(cleanHtml('<div><font color="red">重要</font></div>')).toBe('重要')
  })

  it('opens the web beside this page, and our own pages in it', () => {
    const [web, own] = shown(cleanHtml('<a href="https://a.example/">a</a><a href="/base/building">b</a>'))
    expect(web?.getAttribute('target')).toBe('_blank')
    expect(web?.getAttribute('rel')).toBe('noopener noreferrer')
    expect(own?.hasAttribute('target')).toBe(false)
  })

  it('holds for attacks glued together and nested in any way', () => {
    const piece = fc.oneof(
      fc.constantFrom(...attacks),
      fc.constantFrom(
        '<p>',
        '</p>',
        '<svg>',
        '</svg>',
        '<math>',
        '<style>',
        '</style>',
        '<table>',
        '<!--',
        '-->',
        '<a',
      ),
      fc.string({ maxLength: 4 }),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 6 }), (pieces) => {
        document.body.innerHTML = ''
        expectHarmless(cleanHtml(pieces.join('')))
      }),
      { numRuns: 300 },
    )
  })
})
