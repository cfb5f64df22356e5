/**
 * Signs that GB 18030-2000 and GBK had in the private use area of Unicode, and that have a place of their own since:
 * GB 18030-2005, annexes D and E, and GB 18030-2022, table D.1, which moved the last of them. Systems that were filled
 * before then hand them on to this day, `\ue863` for 䶮.
 */
const ranges: readonly (readonly [first: number, signs: string])[] = [
  // Upright forms of marks, A6D9 to A6F3.
  [0xe78d, '︐︒︑︓︔︕︖︗︘︙'],
  // ḿ and ǹ of the pinyin, A8BC and A8BF.
  [0xe7c7, 'ḿǹ'],
  // Parts of signs, A989 to A995.
  [0xe7e7, '〾⿰⿱⿲⿳⿴⿵⿶⿷⿸⿹⿺⿻'],
  // The last row of GBK, FE50 to FEA0.
  [
    0xe815,
    '⺁\u{20087}\u{20089}\u{200cc}⺄㑳㑇⺈⺋\u9fb4㖞㘚㘎⺌⺗㥮㤘\u9fb5㧏㧟㩳㧐\u9fb6\u9fb7㭎㱮㳠⺧\u{215d7}\u9fb8⺪䁖䅟⺮䌷⺳⺶⺷\u{2298f}䎱䎬⺻䏝䓖䙡䙌\u9fb9䜣䜩䝼䞍⻊䥇䥺䥽䦂䦃䦅䦆䦟䦛䦷䦶\u9fba\u{241fe}䲣䲟䲠䲡䱷䲢䴓䴔䴕䴖䴗䴘䴙䶮\u9fbb',
  ],
]

const places = new Map(
  ranges.flatMap(([first, signs]) =>
    Array.from(signs, (sign, index) => [String.fromCodePoint(first + index), sign] as const),
  ),
)

/** The text with every such sign in its place of today; a private sign that is nobody's stays. */
export const inPublicCodes = (text: string) =>
  text.replace(/[\ue78d-\ue864]/g, (sign) => places.get(sign) ?? sign)
