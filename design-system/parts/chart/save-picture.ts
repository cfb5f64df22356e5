import type { ECharts } from 'echarts'
import type { Entry } from './drawing.ts'
import { colorOf, type Look } from './look.ts'

const ratio = 2
const edge = 16
const line = 24

/** The chart as a PNG, with the title and legend that stand outside the canvas on the page. */
export const savePicture = async (chart: ECharts, title: string, entries: readonly Entry[], look: Look) => {
  const drawn = chart.renderToCanvas({ pixelRatio: ratio, backgroundColor: look.surface })
  const head = edge + line + (entries.length > 1 ? line : 0)
  const canvas = document.createElement('canvas')
  canvas.width = drawn.width + 2 * edge * ratio
  canvas.height = drawn.height + (head + edge) * ratio
  const pen = canvas.getContext('2d')
  if (!pen) return
  pen.scale(ratio, ratio)
  pen.fillStyle = look.surface
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.textBaseline = 'middle'
  pen.fillStyle = look.text
  pen.font = `600 ${line * 0.66}px ${look.font}`
  pen.fillText(title, edge, edge + line / 2)
  if (entries.length > 1) writeLegend(pen, entries, look)
  pen.drawImage(drawn, edge, head, drawn.width / ratio, drawn.height / ratio)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve))
  if (blob) download(blob, `${title}.png`)
}

const writeLegend = (pen: CanvasRenderingContext2D, entries: readonly Entry[], look: Look) => {
  pen.font = `${line / 2}px ${look.font}`
  let at = edge
  for (const [place, { name, tone }] of entries.entries()) {
    pen.fillStyle = colorOf(look, { tone }, place)
    pen.fillRect(at, edge + line * 1.5 - 5, 10, 10)
    pen.fillStyle = look.label
    pen.fillText(name, at + 14, edge + line * 1.5)
    at += 14 + pen.measureText(name).width + edge
  }
}

const download = (blob: Blob, name: string) => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 1000)
}
