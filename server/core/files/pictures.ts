/** The kinds of pictures that are drawn anew. */
export type PictureKind = 'jpg' | 'png' | 'gif' | 'webp' | 'avif'

/**
 * Draws a picture anew from its pixels, so that nothing else comes along: no place where it was taken, no script
 * behind its end. Undefined where there is no such picture, or more of it than anybody may ask us to draw. With a
 * `side`, in pixels, it becomes a square of that side, cut from the middle.
 */
export interface Pictures {
  redraw(bytes: Uint8Array, kind: PictureKind, side?: number): Promise<Uint8Array | undefined>
  /** The same as a JPEG whose longer side has at most `longest` pixels, for a reader that needs no more. */
  reduce(bytes: Uint8Array, longest: number): Promise<Uint8Array | undefined>
}
