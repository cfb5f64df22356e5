/** Units of the drawing: pixels of the screen at 100 %. */
const line = 20
const letter = 13
const gap = { across: 96, down: 72 }

/** Chinese characters are as wide as they are high, the others about half of it. */
const widthOf = (text: string) =>
  [...text].reduce((sum, char) => sum + (/[⺀-鿿豈-﫿＀-｠]/.test(char) ? letter : letter * 0.56), 0)

/** Room of one mark, with as much round it as keeps the screen readable. */
export const tileOf = (lines: readonly string[]) => ({
  width: Math.ceil(Math.max(...lines.map(widthOf), 0)) + gap.across,
  height: lines.length * line + gap.down,
})

const make = (name: string, attributes: Readonly<Record<string, string | number>>, ...inside: Node[]) => {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value))
  element.append(...inside)
  return element
}

/** The sheet: one mark as a pattern, laid over everything, in the colour of the text. */
export function drawSheet(lines: readonly string[], id: string, className: string, over: 'page' | 'part') {
  const { width, height } = tileOf(lines)
  const words = lines.map((text, at) =>
    make(
      'text',
      { x: width / 2, y: (at + 1) * line, 'text-anchor': 'middle' },
      document.createTextNode(text),
    ),
  )
  const pattern = make(
    'pattern',
    { id, width, height, patternUnits: 'userSpaceOnUse', patternTransform: 'rotate(-22)' },
    ...words,
  )
  return make(
    'svg',
    { class: className, 'data-over': over, 'aria-hidden': 'true' },
    make('defs', {}, pattern),
    make('rect', { width: '100%', height: '100%', fill: `url(#${id})` }),
  )
}
