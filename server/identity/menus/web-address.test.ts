import { expect, it } from 'vitest'
import { webAddress } from './tree.ts'

it.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'file:///etc/passwd',
  '//evil.example',
  '/\\evil.example',
  'https:///evil.example',
  'https://user:word@evil.example',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: as an administrator may have typed it
  'https://report.school.edu.cn/?token=${token}',
  'https://report.school.edu.cn/?token=$%7Btoken%7D',
  '',
])('A-47 no menu leads to %j', (link) => expect(webAddress(link)).toBe(''))

it('a menu leads to the web', () =>
  expect(webAddress('https://report.school.edu.cn/?a=1')).toBe('https://report.school.edu.cn/?a=1'))
