import { expect, test } from 'vitest'
import { attribute, xmlFeed } from './xml-feed.ts'

const document = `<?xml version="1.0"?><!-- <a> > --><x:sst count='2' note="a > b"><si><t xml:space="preserve"> 甲&amp;乙&#x4e19; </t></si
><si/><t><![CDATA[<1> & 2]]></t></x:sst>`

function heardOf(chunks: readonly string[]) {
  const heard: string[] = []
  const feed = xmlFeed({
    open: (name, attributes) => heard.push(`+${name}${attributes}`),
    close: (name) => heard.push(`-${name}`),
    text: (text) => heard.push(text),
  })
  for (const chunk of chunks) feed(chunk)
  return heard
}

test('A document tells the same wherever its chunks end', () => {
  const whole = heardOf([document])
  expect(whole).toEqual([
    `+sst count='2' note="a > b"`,
    '+si',
    '+t xml:space="preserve"',
    ' 甲&乙丙 ',
    '-t',
    '-si',
    '+si',
    '-si',
    '+t',
    '<1> & 2',
    '-t',
    '-sst',
  ])
  for (let seam = 1; seam < document.length; seam += 1)
    expect(heardOf([document.slice(0, seam), document.slice(seam)])).toEqual(whole)
  expect(heardOf([...document])).toEqual(whole)
})

test('Attributes are read by their whole name, in either quotes', () => {
  const written = ` spans="1:3" r = 'B2' date1904="&quot;1&quot;"`
  expect(attribute(written, 'r')).toBe('B2')
  expect(attribute(written, 'spans')).toBe('1:3')
  expect(attribute(written, 'date1904')).toBe('"1"')
  expect(attribute(written, 's')).toBeUndefined()
})

test('A-37 a text or a tag without an end is given up, not held', () => {
  const feed = xmlFeed({ open: () => {} })
  const chunk = 'x'.repeat(100_000)
  feed('<t>')
  expect(() => {
    for (let time = 0; time < 20; time += 1) feed(chunk)
  }).toThrow('文件已损坏')
})
