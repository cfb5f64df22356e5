import { linear } from './contrast.ts'

/** How each of the three kinds of colour blindness sees (Machado, Oliveira and Fernandes 2009, severity 1). */
const eyes = {
  full: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} as const

const times = (matrix: readonly (readonly number[])[], [x = 0, y = 0, z = 0]: readonly number[]) =>
  matrix.map(([a = 0, b = 0, c = 0]) => a * x + b * y + c * z)

const toCones = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
]
const toLab = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
]

/** OKLab of what this eye makes of the colour. */
const seen = (color: string, eye: keyof typeof eyes) => {
  const light = times(eyes[eye], linear(color)).map((amount) => Math.min(1, Math.max(0, amount)))
  return times(toLab, times(toCones, light).map(Math.cbrt))
}

/**
 * How far apart the two colours are to the eye that tells them apart least, in hundredths of OKLab. Black and white
 * are 100 apart; Okabe and Ito's eight colours at least 7.6.
 */
export const apart = (one: string, other: string) =>
  Math.min(
    ...(Object.keys(eyes) as (keyof typeof eyes)[]).map((eye) => {
      const to = seen(other, eye)
      return 100 * Math.hypot(...seen(one, eye).map((part, at) => part - (to[at] ?? 0)))
    }),
  )

/** The two nearest of a set, and how far apart they are. */
export const nearest = (colors: readonly string[]) =>
  Math.min(...colors.flatMap((one, at) => colors.slice(at + 1).map((other) => apart(one, other))))
