import { decimal } from '#domain/kernel/fields.ts'

/** Where something is on the earth, in degrees. A form that asks for it offers the position of the device. */
export const position = (help?: string) => ({
  longitude: decimal('经度', { min: -180, max: 180, ...(help && { help }) }),
  latitude: decimal('纬度', { min: -90, max: 90, longitude: 'longitude' }),
})
