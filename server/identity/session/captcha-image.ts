import { glyphs } from './captcha-glyphs.ts'
import { between, shuffled } from './chance.ts'

const height = 48
const size = 5

/** A text drawn by hand, as a data URI: no letter stands in it, and its strokes come in no order. */
export function drawn(text: string): string {
  const width = text.length * 30 + 20
  const strokes = [...text].flatMap((letter, index) => strokesOf(letter, 16 + index * 30))
  const noise = Array.from({ length: 3 }, () => curve(width))
  const dots = Array.from({ length: 24 }, () => {
    const [x, y] = [between(0, width), between(0, height)]
    return `M${round(x)} ${round(y)}h1`
  })
  const paths = shuffled([...strokes, ...noise, ...dots]).map(
    (path) => `<path d="${path}" stroke-width="${round(between(1.6, 2.8))}"/>`,
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="100%" height="100%" fill="#f4f6fa"/><g fill="none" stroke="#23324d" stroke-linecap="round" stroke-linejoin="round">${paths.join('')}</g></svg>`
  return `data:image/svg+xml;base64,${btoa(svg)}`
}

/** Leant, moved and shaken a little, each stroke by itself. */
function strokesOf(letter: string, left: number): string[] {
  const lean = between(-0.35, 0.35)
  const scale = between(0.85, 1.1) * size
  const top = between(5, 11)
  const place = (point: string) => {
    const x = (Number(point[0]) - 2) * scale + between(-1, 1)
    const y = (Number(point[1]) - 3) * scale + between(-1, 1)
    const [turnedX, turnedY] = [
      x * Math.cos(lean) - y * Math.sin(lean),
      x * Math.sin(lean) + y * Math.cos(lean),
    ]
    return `${round(left + 10 + turnedX)} ${round(top + 16 + turnedY)}`
  }
  return (glyphs[letter] ?? '').split(',').map((stroke) => `M${stroke.split(' ').map(place).join('L')}`)
}

function curve(width: number): string {
  const y = () => round(between(4, height - 4))
  return `M0 ${y()}C${round(width / 3)} ${y()} ${round(width / 1.5)} ${y()} ${width} ${y()}`
}

const round = (value: number) => Math.round(value * 10) / 10
