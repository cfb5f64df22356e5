import type { Cell } from '#domain/sheet/sheet-row.ts'

/** Signs without a shape that come along when text is copied: soft hyphens, zero widths, marks of direction, controls. */
const shapeless =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
  /[\0-\x08\x0e-\x1f\x7f-\x84\x86-\x9f\u00ad\u061c\u180e\u200b-\u200f\u202a\u202c\u202d\u2060-\u2066\u2068-\u206f\ufeff\ufff9-\ufffb]/g

/** What makes the rest run from right to left: taken away, it would change what the text looks like. */
const turning = /[\u202b\u202e\u2067]/

/** Whether there may be anything to clean: most texts are as they should be. */
const unclean =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
  /[\0-\x08\x0e-\x1f\x7f-\x84\x86-\xa0\u00ad\u061c\u180e\u200b-\u200f\u202a\u202c\u202d\u2060-\u2066\u2068-\u206f\ufeff\ufff9-\ufffb]|^[\s'’]|\s$/

/** A text as somebody meant it: an apostrophe that only kept a spreadsheet program off is none of it. */
export const cleanText = (cell: Cell): string =>
  unclean.test(String(cell))
    ? String(cell)
        .replace(shapeless, '')
        .replaceAll('\u00a0', ' ')
        .trim()
        .replace(/^['’](?=[=+\-@＝＋－＠\t\r\d])/, '')
    : String(cell)

/** The name of a sign that nobody sees and that must not be taken away unasked, such as `U+202E`. */
export function unseenSign(text: string): string | undefined {
  const [sign] = turning.exec(text) ?? []
  return sign && `U+${sign.charCodeAt(0).toString(16).toUpperCase()}`
}

/** Digits and letters of full width become plain ones; signs too where no Chinese stands beside them. */
export const halfWidth = (text: string) =>
  text.replace(chinese.test(text) ? /[０-９Ａ-Ｚａ-ｚ]/g : /[０-９Ａ-Ｚａ-ｚ－＿．／＠（）＋]/g, (sign) =>
    String.fromCharCode(sign.charCodeAt(0) - 0xfee0),
  )

const chinese = /\p{Script=Han}/u
