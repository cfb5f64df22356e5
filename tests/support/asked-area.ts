import { areaOf } from '#domain/kernel/resource.ts'

/** `npm run area leave` tries one area alone; left out, all are tried. */
const asked = process.env.AREA

export const isAsked = (area: string): boolean => !asked || area === asked

/** What is named `area.noun`: a resource, a permission. */
export const isOfAsked = ({ name }: { readonly name: string }): boolean => isAsked(areaOf(name))
