import type { z } from 'zod'
import { defineCall } from '#domain/kernel/call.ts'
import type { citiesAsked, countiesAsked } from './asked.ts'

/** A division of the country that exists today. */
export interface Place {
  readonly id: string
  readonly code: string
  readonly name: string
  readonly parentId: string | null
  readonly label: string
  readonly value: string
}

export interface PlaceTree extends Place {
  readonly children: readonly PlaceTree[]
}

const get = { method: 'GET', access: 'signed-in' } as const

/** What clients of the family ask of the divisions (specification, section 7). */
export const cantonCalls = {
  /** Provinces with their cities and counties, for a cascade. */
  tree: defineCall<undefined, readonly PlaceTree[]>({
    ...get,
    path: 'base/canton/getAreaList',
    title: '省、市、县三级区划',
    reply: 'list',
  }),
  provinces: defineCall<undefined, readonly Place[]>({
    ...get,
    path: 'base/canton/getProvince',
    title: '省级区划',
    reply: 'options',
  }),
  cities: defineCall<z.input<typeof citiesAsked>, readonly Place[]>({
    ...get,
    path: 'base/canton/getCity',
    title: '省内的地级区划',
    reply: 'options',
  }),
  counties: defineCall<z.input<typeof countiesAsked>, readonly Place[]>({
    ...get,
    path: 'base/canton/getArea',
    title: '市内的县级区划',
    reply: 'options',
  }),
}
