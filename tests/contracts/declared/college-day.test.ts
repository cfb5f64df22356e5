import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Where the zone and the clock of the college are said. */
const place = 'domain/kits/college-clock.ts'
/** Zones that a person or a browser brings along are told by their own names there. */
const rooms = ['domain', 'machines', 'devices', 'workbench', 'server', 'design-system']

/** What asks the machine for its own day, or reckons that of the college beside its place. */
const ways = [
  /\.get(FullYear|Month|Date|Day|Hours)\(\)/,
  /\.toLocale(Date|Time)String\((?![^)]*timeZone)/,
  /new Date\(\)\.toLocaleString\(/,
  /new Date\(\)\.toISOString\(\)\.slice\(0, 10\)/,
  /8 \* 3_?600_?000\)\.toISOString/,
  /timezone: ?'Asia\/Shanghai'|timeZone=?[:{]? ?["']Asia\/Shanghai/,
]

test('today is said in one place, by the clock of the college: nothing asks the machine which day it is', () => {
  const files = rooms.flatMap((room) => globSync(`${room}/**/*.{ts,tsx}`))
  const found = files
    .filter((file) => file !== place && !/\.test\.|\.stories\.|\.fixture\./.test(file))
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line, at) =>
          ways.some((way) => way.test(line)) ? [`${file}:${at + 1} ${line.trim()}`] : [],
        ),
    )
  expect(found).toEqual([])
})
