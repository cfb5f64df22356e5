import { seenLine } from '#domain/kernel/seen-text.ts'
import { inPublicCodes } from './private-codes.ts'

/**
 * The dot between the parts of a name, as identity cards have it (U+00B7, GB/T 40637 and the rules of the civil
 * registration), and what stands for it: whatever dot a keyboard, a font or another system had.
 */
const dot = '·'
const dots = '·•‧∙⋅・･·․᛫⸱⸳⸰◦●⚫⦁𐄁ꞏᐧㆍᆞ'
/** Also a full stop, but only between two Han: J. Smith keeps his. */
const stops = '.。．｡﹒˙'
const han = '\\p{Script=Han}\\u{f0000}-\\u{10fffd}\\ue000-\\uf8ff'
const blank = '[\\s\\u2800]'

const aroundDots = new RegExp(`${blank}*[${dots}](?:${blank}*[${dots}])*${blank}*`, 'gu')
const stopInHan = new RegExp(`(?<=[${han}])${blank}*[${stops}]+${blank}*(?=[${han}])`, 'gu')
const blankInHan = new RegExp(`(?<=[${han}])${blank}+(?=[${han}])`, 'gu')
const blanks = new RegExp(`${blank}+`, 'gu')
const variants = /\p{Variation_Selector}/gu

/**
 * The one shape of a name: kept so, compared so and asked for so. Han stand without blanks between them, parts of a
 * name with U+00B7 between them; signs of other widths, compatibility ideographs and private codes of GB 18030 are the
 * signs they stand for (NFKC); what nobody sees is gone. Bringing it into shape twice changes nothing more.
 */
export const normalName = (name: string): string =>
  // Also before NFKC, which makes something else of some of the dots.
  dotted(dotted(inPublicCodes(seenLine(name))).normalize('NFKC'))
    .replace(blankInHan, '')
    .replace(blanks, ' ')
    .trim()

const dotted = (name: string) => name.replace(aroundDots, dot).replace(stopInHan, dot)

/**
 * What two writings of one name have in common, for comparing alone: also those that leave the dot or a blank out, as
 * older lists do, in capitals or not, and with whatever variant of a sign.
 */
export const plainName = (name: string): string =>
  normalName(name)
    .replace(variants, '')
    .replace(/[\s·.]/gu, '')
    .toUpperCase()
