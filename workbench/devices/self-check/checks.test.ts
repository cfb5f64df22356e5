import { expect, it } from 'vitest'
import { examine, type Surroundings } from './checks.ts'

const layoutOf = (map: Record<string, string>) => ({ getLayoutMap: async () => new Map(Object.entries(map)) })
const policy = (...allowed: string[]) => ({ allowsFeature: (name: string) => allowed.includes(name) })

/** A computer on which a policy grants two ports. */
const granted = (): Surroundings =>
  ({
    isSecureContext: true,
    Worker: class {},
    document: { hasFocus: () => true, featurePolicy: policy('serial', 'hid') },
    navigator: {
      serial: { getPorts: async () => [{}, {}] },
      hid: { getDevices: async () => [] },
      locks: {},
      keyboard: layoutOf({ Digit1: '1', KeyA: 'a' }),
      storage: { persisted: async () => true },
    },
  }) as unknown as Surroundings

it('a desk that a policy grants its readers is told so', async () => {
  expect(await examine(granted())).toMatchObject({
    granted: 2,
    secure: 'yes',
    serial: 'yes',
    serialPolicy: 'yes',
    layout: 'yes',
    persisted: 'yes',
  })
})

it('a page without a secure connection, devices and storage is told each, and nothing is thrown', async () => {
  const bare = {
    isSecureContext: false,
    document: { hasFocus: () => false },
    navigator: {},
  } as unknown as Surroundings
  expect(await examine(bare)).toMatchObject({
    granted: 0,
    secure: 'no',
    serial: 'no',
    hid: 'no',
    serialPolicy: 'unknown',
    worker: 'no',
    locks: 'no',
    focus: 'no',
    layout: 'unknown',
    storage: 'no',
    persisted: 'unknown',
  })
})

it('a French keyboard is no keyboard for a reader that types', async () => {
  const page = granted()
  Object.assign(page.navigator, { keyboard: layoutOf({ Digit1: '&', KeyA: 'q' }) })
  expect(await examine(page)).toMatchObject({ layout: 'no' })
})

it('a page within another one that forbids it is told so', async () => {
  const page = granted()
  Object.assign(page.document, { featurePolicy: policy('hid') })
  expect(await examine(page)).toMatchObject({ serialPolicy: 'no', hidPolicy: 'yes' })
})

it('a browser that answers with an error has answered nothing', async () => {
  const page = granted()
  const refuse = () => Promise.reject(new DOMException('no', 'SecurityError'))
  Object.assign(page.navigator, { serial: { getPorts: refuse }, storage: { persisted: refuse } })
  expect(await examine(page)).toMatchObject({ granted: 0, persisted: 'unknown' })
})
