import { expect, it } from 'vitest'
import { outsideLink } from './read-menus.ts'

it.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'file:///etc/passwd',
  '//evil.example',
  '/\\evil.example',
  'https://user:word@evil.example',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: as a server may deliver it
  'https://report.school.edu.cn/?token=${token}',
  'https://report.school.edu.cn/?token=$%7Btoken%7D',
  '',
])('A-47 no entry leads out to %j', (link) => expect(outsideLink(link)).toBeNull())

it('leads to the web', () =>
  expect(outsideLink('https://report.school.edu.cn/?a=1')).toBe('https://report.school.edu.cn/?a=1'))
