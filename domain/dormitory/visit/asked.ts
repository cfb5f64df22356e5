import { z } from 'zod'

/** What a phone says of itself when its owner signs in at a house. */
export const arrivalAsked = z.object({
  buildingId: z.uuid().describe('楼栋'),
  longitude: z.number().min(-180).max(180).describe('经度'),
  latitude: z.number().min(-90).max(90).describe('纬度'),
  accuracy: z.number().int().min(0).max(1_000_000).describe('定位误差（米）'),
  challenge: z.string().max(64).describe('签到口令'),
})
