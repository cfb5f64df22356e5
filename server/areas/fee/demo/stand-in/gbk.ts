const first = 0x81
const last = 0xfe

/** Letters of two bytes, as the decoder that everything has knows them: encoders know UTF-8 alone. */
function pairs(): ReadonlyMap<string, readonly [number, number]> {
  const bytes: number[] = []
  for (let lead = first; lead <= last; lead++)
    for (let trail = 0x40; trail <= last; trail++) bytes.push(lead, trail, 0x0a)
  const letters = new TextDecoder('gbk').decode(new Uint8Array(bytes)).split('\n')
  const width = last - 0x40 + 1
  return new Map(
    letters.flatMap((letter, at) =>
      letter.length === 1 && letter !== '\ufffd'
        ? [[letter, [first + Math.floor(at / width), 0x40 + (at % width)]] as const]
        : [],
    ),
  )
}

let known: ReadonlyMap<string, readonly [number, number]> | undefined

/** A text in GBK; a question mark stands for what GBK does not have. */
export function toGbk(text: string): Uint8Array<ArrayBuffer> {
  known ??= pairs()
  const found = known
  return new Uint8Array(
    [...text].flatMap((letter) =>
      letter < '\u0080' ? [letter.charCodeAt(0)] : (found.get(letter) ?? [0x3f]),
    ),
  )
}
