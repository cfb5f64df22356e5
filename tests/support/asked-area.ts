import { areaOf } from '#domain/kernel/resource.ts'

/** `npm run area leave` tries one area alone; left out, all are tried. */
export const askedArea: string | undefined = process.env.AREA || undefined

export const isAsked = (area: string): boolean => !askedArea || area === askedArea

/** What is named `area.noun`: a resource, a permission. */
export const isOfAsked = ({ name }: { readonly name: string }): boolean => isAsked(areaOf(name))

/** At least so many are tried where all are; of one area there may be none. */
export const least = (count: number): number => (askedArea ? 0 : count)
