import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cleanHtml, isBlankHtml } from './clean-html.ts'

const attacks = [
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
  /^(?:[^<]|<\/?(?:p|br|h2|h3|strong|b|em|i|ul|ol|li|blockquote|a)(?: (?:href|start)="[^"<]*")*(?: \/)?>)*$/
const links = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href)

function expectHarmless(html: string) {
  const clean = cleanHtml(html)
  expect(clean).toMatch(harmless)
  for (const href of links(clean)) expect(href).toMatch(/^(?:https?:\/\/|mailto:|tel:|\/(?![/\\])|#)/i)
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
    '<h2>放假安排</h2><p>请<strong>全体</strong><em>同学</em>：</p><ol start="3"><li><p>带证件</p></li></ol><blockquote><p>学生处</p></blockquote><p><a href="/base/building">楼</a> <a href="https://a.example/">网</a></p>'
  expect(cleanHtml(html)).toBe(html)
})

it('knows what says nothing', () => {
  expect(['', '<p></p>', '<p>&nbsp;</p>', '<p><br></p>'].map(isBlankHtml)).toEqual([true, true, true, true])
  expect(isBlankHtml('<p>好</p>')).toBe(false)
})
