import sharp from 'sharp'
import type { PictureKind, Pictures } from '#server/core/files/pictures.ts'

/** In pixels of all its frames: twice what a good telephone takes, and a quarter of a gigabyte while it is drawn. */
const most = 64_000_000

const formats = { jpg: 'jpeg', png: 'png', gif: 'gif', webp: 'webp', avif: 'avif' } as const

/** Pictures drawn by libvips. Its own limit is asked before a single pixel is decoded. */
export const sharpPictures = (): Pictures => ({
  async redraw(bytes, kind: PictureKind, side?: number) {
    const moving = (kind === 'gif' || kind === 'webp') && side === undefined
    const drawn = sharp(bytes, { limitInputPixels: most, animated: moving, failOn: 'error' })
    try {
      const upright = moving ? drawn : drawn.autoOrient()
      const sized = side === undefined ? upright : upright.resize(side, side, { fit: 'cover' })
      const { data } = await sized.toFormat(formats[kind]).toBuffer({ resolveWithObject: true })
      return new Uint8Array(data)
    } catch {
      return undefined
    }
  },
  async reduce(bytes, longest) {
    const drawn = sharp(bytes, { limitInputPixels: most, failOn: 'error' }).autoOrient()
    try {
      const within = { width: longest, height: longest, fit: 'inside', withoutEnlargement: true } as const
      return new Uint8Array(await drawn.resize(within).flatten({ background: '#fff' }).jpeg().toBuffer())
    } catch {
      return undefined
    }
  },
})
