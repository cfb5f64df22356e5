import { expect, it } from 'vitest'
import * as card from './id-card-reader/driver.ts'
import * as lcus from './lcus-relay/driver.ts'
import * as modbus from './modbus-relay/driver.ts'
import * as pn532 from './pn532/driver.ts'
import * as line from './text-line/driver.ts'

/** A browser holds 255 bytes unless told otherwise: a resident-ID answer has 1,295, and the rest would be lost. */
it.each([
  ['a resident-ID reader', card, 115_200],
  ['a scanner', line, 9_600],
  ['a Modbus relay', modbus, 9_600],
  ['an LCUS relay', lcus, 9_600],
  ['a PN532', pn532, 115_200],
] as const)('the port of %s is opened with room for its longest answer', (_, { serialOptions }, baudRate) => {
  expect(serialOptions).toEqual({ baudRate, bufferSize: 16_384 })
})
