import type { Area } from '#domain/kernel/area.ts'
import type { Field, Fields } from '#domain/kernel/field.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'

/** One file an area, fetched with its first screen: a page does not carry what other areas declare. */
const manifests = import.meta.glob<Readonly<Record<string, Area>>>('/domain/*/index.ts')

const here = new Map<string, Area>()

/** The area of that name, such as `base`; undefined where there is none. Rejects where its file cannot be fetched. */
async function areaNamed(name: string): Promise<Area | undefined> {
  const load = manifests[`/domain/${name}/index.ts`]
  if (!here.has(name) && load) for (const area of Object.values(await load())) here.set(area.area, area)
  return here.get(name)
}

/** The area is the first word of the names of all its resources, and of the paths of all its screens. */
export const areaOf = (name: string) => /^[^./]*/.exec(name)?.[0] ?? ''

const inArea = (area: Area | undefined, name: string) => area?.resources.find((each) => each.name === name)

/** Some of its fields choose from what every area brings. */
const choosesFromAreas = ({ fields }: AnyResource) =>
  Object.values<Field>(fields as Fields).some(({ dictionary }) => dictionary?.registry)

/** The resource of that name, such as `base.building`. Rejects as `areaNamed` does. */
export async function declared(name: string): Promise<AnyResource | undefined> {
  const resource = inArea(await areaNamed(areaOf(name)), name)
  if (resource && choosesFromAreas(resource)) await import('#domain/index.ts')
  return resource
}

/** The screen of that path with its resource, and what that chooses from; undefined where none is declared. */
export async function screenNamed(path: string) {
  const screen = (await areaNamed(areaOf(path)))?.screens.find((each) => each.path === path)
  return screen && { screen, resource: await declared(screen.resource) }
}

/** As `declared`, of what is here already: the resource of an open screen is, and what its open form points at. */
export const resourceNamed = (name: string): AnyResource | undefined => inArea(here.get(areaOf(name)), name)

/** Every screen of the areas that are here. */
export const screensHere = () => [...here.values()].flatMap(({ screens }) => screens)
