import { hexOf } from '#devices/hex.ts'
import { type DriverName, driverOf, driversFor, type Purpose } from '#workbench/devices/kinds.ts'
import { type DeviceProfile, isBridgeUrl } from '#workbench/devices/profile.ts'
import { randomBytes } from '#workbench/http/cryptography/random.ts'

/** A device as far as it has been described. */
export type Draft = DeviceProfile

const newId = () => hexOf(randomBytes(8)).toLowerCase()

/** What is usual for a device of that purpose. */
export function draftFor(purpose: Purpose, name: string): Draft {
  const [driver = 'keyboard-wedge'] = driversFor(purpose)
  return withDriver({ id: newId(), name, purpose, driver, link: 'simulator' }, driver)
}

/** The same device by another driver: what the other left behind fits no longer. */
export function withDriver({ id, name, purpose }: Draft, driver: DriverName): Draft {
  const { links, baudRate, address } = driverOf(driver)
  const [link = 'simulator'] = links
  return {
    id,
    name,
    purpose,
    driver,
    link,
    ...(baudRate && { baudRate }),
    ...(address && { address: address.usual }),
  }
}

/** Whether cards are read as a line of text, whose form one must know. */
export const isCardByText = ({ purpose, driver }: Draft) =>
  purpose === 'campus-card' && (driver === 'text-line' || driver === 'keyboard-wedge')

/** Whether all that must be known before anybody is asked for leave is there. */
export function isDescribed({ link, url = '', driver, record }: Draft): boolean {
  if (link === 'bridge' && !isBridgeUrl(url)) return false
  return driver !== 'osdp' || link === 'simulator' || record !== undefined
}
