import { decimal } from '#domain/kernel/fields.ts'

/** Where something is on the earth, in degrees. Anyone who fills it in there may have the browser say it. */
export const position = (help?: string) => ({
  longitude: decimal('经度', { min: -180, max: 180, ...(help && { help }) }),
  latitude: decimal('纬度', { min: -90, max: 90, longitude: 'longitude' }),
})
