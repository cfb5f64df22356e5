import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isBlankHtml, picturesIn } from '#domain/kernel/html.ts'
import { cleanHtml } from './clean-html.ts'

const file = '0193b0a1-6c5e-7a10-8f4b-2d9c1e7a5b30'

const attacks = [
  `<img data-file="${file}" src="x" srcset="https://elsewhere.example/a.png 2x" onerror="alert(1)" style="position:fixed">`,
  `<img data-file="${file}?x=1" alt="x">`,
  '<img data-file="javascript:alert(1)" alt="x">',
  '<img src="https://elsewhere.example/pixel.png" alt="x">',
  '<table background="https://elsewhere.example" onclick="alert(1)"><tr><td style="x" colspan="9" bgcolor="red"><script>alert(1)</script>x</td></tr></table>',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg/onload=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" java\tscript:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href="data:text/html,x">x</a>',
  '<a href="//elsewhere.example">x</a>',
  '<a href="/\\elsewhere.example">x</a>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<style>body{background:url(https://elsewhere.example)}</style>',
  '<p style="background:url(https://elsewhere.example)">x</p>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<xmp><p title="</xmp><img src=x onerror=alert(1)>">',
  '<template><img src=x onerror=alert(1)></template>',
  '<form action="https://elsewhere.example"><input name="password"></form>',
  '<meta http-equiv="refresh" content="0;url=https://elsewhere.example">',
  '<base href="https://elsewhere.example">',
  '<a id="__proto__" name="cookie" class="x" data-x="1">x</a>',
]
const harmless =
  /^(?:[^<]|<\/?(?:p|br|h2|h3|strong|b|em|i|ul|ol|li|blockquote|a|img|table|tbody|tr|th|td)(?: (?:href|start|data-file|alt)="[^"<]*")*(?: \/)?>)*$/
const links = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href)

function expectHarmless(html: string) {
  const clean = cleanHtml(html)
  expect(clean).toMatch(harmless)
  for (const href of links(clean)) expect(href).toMatch(/^(?:https?:\/\/|mailto:|tel:|\/(?![/\\])|#)/i)
  for (const id of clean.match(/data-file="[^"]*"/g) ?? []) expect(id).toBe(`data-file="${file}"`)
  expect(cleanHtml(clean)).toBe(clean)
}

it.each(attacks)('A-29 nothing is left of %s', expectHarmless)

it('nothing is left of attacks in any order and nesting', () => {
  const pieces = [
    ...attacks,
    '<p>',
    '</p>',
    '<svg>',
    '<math>',
    '<style>',
    '</style>',
    '<!--',
    '-->',
    '<a',
    '"',
    '>',
  ]
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 6 }), (some) =>
      expectHarmless(some.join('')),
    ),
  )
})

it('leaves what the editor makes as it is', () => {
  const html =
    '<h2>放假安排</h2><p>请<strong>全体</strong><em>同学</em>：</p><ol start="3"><li><p>带证件</p></li></ol><blockquote><p>学生处</p></blockquote><p><a href="/base/building">楼</a> <a href="https://a.example/">网</a></p><table><tbody><tr><th><p>时间</p></th></tr><tr><td><p>九点</p></td></tr></tbody></table>'
  expect(cleanHtml(html)).toBe(html)
})

it('keeps a picture by its file alone', () => {
  const clean = cleanHtml(`<p>图</p><img data-file="${file}" src="/x.png" width="9" alt="校门&quot;">`)
  expect(clean).toBe(`<p>图</p><img data-file="${file}" alt="校门&quot;" />`)
  expect(picturesIn(clean)).toEqual([file])
  expect(isBlankHtml(clean)).toBe(false)
})

it('knows what says nothing', () => {
  expect(['', '<p></p>', '<p>&nbsp;</p>', '<p><br></p>'].map(isBlankHtml)).toEqual([true, true, true, true])
  expect(isBlankHtml('<p>好</p>')).toBe(false)
})
