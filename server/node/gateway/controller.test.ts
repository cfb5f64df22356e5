import { expect, it } from 'vitest'
import { DeviceError, type FaultCode, faultKinds } from '#devices/fault.ts'
import { pulsesOf } from '#devices/pulse.ts'
import { manualClock } from '#devices/sim/manual-clock.ts'
import { controllerOver } from './controller.ts'

/** What the gateway is told of a controller whose relay says so. */
const cameOf = (code: FaultCode) => {
  const failing = async () => Promise.reject(new DeviceError(code))
  const { open } = controllerOver({ open: pulsesOf({ on: failing, off: failing }, manualClock()) })
  return open('c1', 1, 500)
}

it('a controller that does not take its key has refused, with the reason; one that says nothing is unconfirmed', async () => {
  expect(await cameOf('key-refused')).toEqual({
    state: 'refused',
    detail: faultKinds['key-refused'].sentence,
  })
  expect(await cameOf('device-refused')).toBe('refused')
  expect(await cameOf('timeout')).toBe('unconfirmed')
})
