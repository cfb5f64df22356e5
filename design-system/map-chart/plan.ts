import { registerMap } from 'echarts/core'

type Position = readonly [x: number, y: number]

/** A map as GeoJSON. For a map of a country or a province see docs/decisions/0005-maps.md. */
export interface Plan {
  readonly type: 'FeatureCollection'
  readonly features: readonly {
    readonly type: 'Feature'
    readonly properties: { readonly name: string; readonly adcode?: number | string }
    readonly geometry:
      | { readonly type: 'Polygon'; readonly coordinates: readonly (readonly Position[])[] }
      | { readonly type: 'MultiPolygon'; readonly coordinates: readonly (readonly (readonly Position[])[])[] }
  }[]
}

const names = new WeakMap<Plan, string>()
let count = 0

/** ECharts knows maps by name and keeps them; each plan is told to it once. */
export const mapName = (plan: Plan) => {
  const known = names.get(plan)
  if (known) return known
  const name = `plan-${++count}`
  // ECharts' type of GeoJSON is mutable, but it does not change what it is given.
  registerMap(name, plan as unknown as Parameters<typeof registerMap>[1])
  names.set(plan, name)
  return name
}
