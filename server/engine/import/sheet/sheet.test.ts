import { once } from 'node:events'
import type { Worker } from 'node:worker_threads'
import { strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import type { ReadSheet, SheetRow } from '#domain/sheet/sheet-row.ts'
import { readSheetInThread, readWithin } from '#server/node/sheets/sheet-reader.ts'
import { collectGarbage } from '#tests/support/collect-garbage.ts'
import { workbook } from '#tests/support/import.ts'
import { workTime } from '#tests/support/work-time.ts'
import { readSheet } from './read-sheet.ts'

async function all(read: ReadSheet, bytes: Uint8Array, name = 'a.xlsx') {
  const rows: SheetRow[] = []
  for await (const some of read(bytes, name)) rows.push(...some)
  return rows
}

/** A workbook with further parts, or with parts of its own replaced. */
const zipped = (parts: Record<string, Uint8Array>) =>
  zipSync({ '[Content_Types].xml': strToU8('<Types/>'), 'xl/workbook.xml': strToU8('<workbook/>'), ...parts })

const readers = [
  ['in place', readSheet],
  ['in a thread', readSheetInThread],
] as const

describe.each(readers)('A sheet read %s', (where, read) => {
  test('Rows keep the numbers they have in the sheet; empty ones are passed over', async () => {
    const day = new Date(Date.UTC(2026, 8, 1))
    const rows = await all(read, await workbook([['标题'], [], ['学号', day, 1.5, true], ['', ' ']]))
    expect(rows).toEqual([
      { line: 1, cells: ['标题'] },
      { line: 3, cells: ['学号', '2026-09-01', 1.5, true], days: [1] },
    ])
  })

  test('Text files of every kind: UTF-8 with a mark, GBK, tabs', async () => {
    const rows = [{ line: 1, cells: ['学号', '姓名'] }]
    expect(await all(read, strToU8('\ufeff学号,姓名\n'), 'a.csv')).toEqual(rows)
    // 学号 and 姓名 in GBK.
    const gbk = new Uint8Array([0xd1, 0xa7, 0xba, 0xc5, 0x2c, 0xd0, 0xd5, 0xc3, 0xfb, 0x0a])
    expect(await all(read, gbk, 'a.csv')).toEqual(rows)
    expect(await all(read, strToU8('学号\t姓名\n'), 'a.csv')).toEqual(rows)
  })

  test('A-37 a bomb is refused within a second, whatever its directory says', async () => {
    const bomb = zipped({ 'xl/worksheets/sheet1.xml': new Uint8Array(120 * 1024 * 1024) })
    const spent = workTime()
    await expect(all(read, bomb)).rejects.toThrow('文件解压后过大')
    if (where === 'in place') expect(spent()).toBeLessThan(1000)
    const lying = bomb.slice()
    const view = new DataView(lying.buffer)
    for (let at = 0; at < lying.length - 4; at += 1)
      if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 1000, true)
    await expect(all(read, lying)).rejects.toThrow('内部结构异常')
  })

  test('A-37 an archive within, 100,000 entries and a sheet of 16,000 columns are refused', async () => {
    await expect(all(read, zipped({ 'xl/inner.zip': zipped({}) }))).rejects.toThrow('内嵌了其他文件')
    const many = Object.fromEntries(Array.from({ length: 3000 }, (_, at) => [`xl/${at}.xml`, strToU8('')]))
    await expect(all(read, zipped(many))).rejects.toThrow('内部结构异常')
    const wide = Array.from({ length: 16_000 }, () => 'x')
    await expect(all(read, await workbook([wide]))).rejects.toThrow('列数超过')
  })

  test('A-37 a million shared strings are refused at once, and are never held', async () => {
    const strings = Array.from({ length: 1_000_000 }, (_, at) => `<si><t>${at.toString(36)}</t></si>`)
    const crowded = zipped({
      'xl/sharedStrings.xml': strToU8(`<sst>${strings.join('')}</sst>`),
      'xl/worksheets/sheet1.xml': strToU8('<worksheet/>'),
    })
    strings.length = 0
    collectGarbage()
    const before = process.memoryUsage().rss
    const spent = workTime(true)
    let most = 0
    const watch = setInterval(() => {
      most = Math.max(most, process.memoryUsage().rss - before)
    }, 5)
    await expect(all(read, crowded)).rejects.toThrow('文件内容过多')
    clearInterval(watch)
    const busy = spent()
    expect(most / 1024 ** 2).toBeLessThan(50)
    if (where === 'in place') expect(busy).toBeLessThan(1000)
  })

  test('A-38 macros, document types and encrypted files are refused', async () => {
    await expect(all(read, zipped({ 'xl/vbaProject.bin': strToU8('x') }))).rejects.toThrow('含有宏')
    const entity = strToU8(
      '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><x>&a;</x>',
    )
    await expect(all(read, zipped({ 'xl/worksheets/sheet1.xml': entity }))).rejects.toThrow('文档类型声明')
    await expect(all(read, new Uint8Array([0xd0, 0xcf, 0x11, 0xe0]))).rejects.toThrow('已损坏')
    await expect(all(read, strToU8('%PDF'), 'a.pdf')).rejects.toThrow('PDF')
    await expect(all(read, strToU8('PK nothing'))).rejects.toThrow('已损坏')
  })
})

test('A-37 a sheet that eats the memory of its thread is told plainly, and the server reads on', async () => {
  const greedy = strToU8(`"${'学号'.repeat(6_000_000)}`)
  const little: ReadSheet = (...sheet) => readWithin({ megabytes: 24 }, ...sheet)
  await expect(all(little, greedy, 'a.csv')).rejects.toThrow('文件内容过多，请拆成几个文件分别导入')
  expect(await all(little, strToU8('学号'), 'a.csv')).toEqual([{ line: 1, cells: ['学号'] }])
})

test('A-37 a thread that breaks while nobody waits for it ends the reading, and not the server', async () => {
  const started = once(process, 'worker')
  const rows = readWithin({ megabytes: 64 }, strToU8('学号\n'.repeat(3000)), 'a.csv')
  await rows.next()
  const [worker] = (await started) as [Worker]
  worker.emit('error', Object.assign(new Error('heap'), { code: 'ERR_WORKER_OUT_OF_MEMORY' }))
  await expect(rows.next()).rejects.toThrow('文件内容过多，请拆成几个文件分别导入')
})
