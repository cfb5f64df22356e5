import { z } from 'zod'
import { cardFormats } from '#devices/card-number/card-number.ts'
import { type DriverName, drivers, type LinkName, links, type Purpose, purposes } from './kinds.ts'

const keysOf = <Key extends string>(table: Readonly<Record<Key, unknown>>) =>
  z.enum(Object.keys(table) as [Key, ...Key[]])

const usbNumber = z.int().min(0).max(0xffff)

const profileSchema = z.object({
  id: z.string().min(1).max(40),
  /** Given by anyone who set it up: 一号窗口身份证阅读器. */
  name: z.string().min(1).max(40),
  purpose: keysOf<Purpose>(purposes),
  driver: keysOf<DriverName>(drivers),
  link: keysOf<LinkName>(links),
  /** The model of what is plugged in: the browser gives no name of a port. */
  port: z.object({ vendor: usbNumber.nullable(), product: usbNumber.nullable() }).optional(),
  /** Where a helper on this computer holds the port. */
  url: z.string().max(200).optional(),
  /** Bits a second. */
  baudRate: z.int().min(300).max(921_600).optional(),
  address: z.int().min(0).max(247).optional(),
  /** How the reader writes a card, and whether it sends the least significant byte first. */
  card: z.object({ format: z.enum(cardFormats), reversed: z.boolean() }).optional(),
  /** The college's record of it (`claim.reader`), which holds the key of a reader with a secure channel. */
  record: z.string().max(40).optional(),
})

/**
 * One device of this computer: what it is and how it is reached. Kept in this browser; never a key, never a person.
 */
export type DeviceProfile = Readonly<z.infer<typeof profileSchema>>

export const isProfile = (value: unknown): value is DeviceProfile => profileSchema.safeParse(value).success

/** Only a helper on this very computer is ever asked for a port. */
export const isBridgeUrl = (text: string) =>
  /^ws:\/\/(?:localhost|127\.0\.0\.1):\d{2,5}(?:\/\S*)?$/.test(text)
