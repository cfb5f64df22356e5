import { expect, it } from 'vitest'
import { fileNameIn } from './file-name.ts'

it.each([
  [`attachment; filename="5qCh5Yy6Lnhsc3g="; filename*=UTF-8''%E6%A0%A1%E5%8C%BA.xlsx`, '校区.xlsx'],
  ['attachment; filename="5qCh5Yy6Lnhsc3g="', '校区.xlsx'],
  ['attachment;filename=5qCh5Yy6Lnhsc3g=', '校区.xlsx'],
  ['attachment; filename="%E6%A0%A1%E5%8C%BA.xlsx"', '校区.xlsx'],
  ['attachment; filename="校区 2026.xlsx"', '校区 2026.xlsx'],
  ['inline; filename=report', 'report'],
  [`attachment; filename*=UTF-8''%E6%A0; filename="a.csv"`, 'a.csv'],
  ['attachment', ''],
  [null, ''],
])('reads %s', (header, name) => expect(fileNameIn(header)).toBe(name))
