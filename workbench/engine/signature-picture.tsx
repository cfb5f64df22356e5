import { type Signature, signatureSvg } from '#design-system/signature-pad/signature.ts'
import { cva } from '#styled-system/css/index.js'

interface SignaturePictureProps {
  readonly signature: Signature
  /** Whose it is, for screen readers. */
  readonly label: string
  /** `paper` stands on a printed sheet, without a frame. */
  readonly size?: 'sm' | 'lg' | 'paper'
}

/** A signature by hand as it was written. */
export const SignaturePicture = ({ signature, label, size = 'sm' }: SignaturePictureProps) => (
  <img
    className={picture({ size })}
    src={`data:image/svg+xml;utf8,${encodeURIComponent(signatureSvg(signature))}`}
    alt={label}
  />
)

// Paper stays white whatever the screen: the ink is black.
const picture = cva({
  base: {
    display: 'block',
    maxWidth: 'full',
    objectFit: 'contain',
    bg: 'code.bg',
    borderRadius: 'control',
    borderWidth: 'thin',
    borderStyle: 'solid',
    borderColor: 'border',
  },
  variants: {
    size: { sm: { height: '16' }, lg: { height: '40' }, paper: { height: '10', borderStyle: 'none' } },
  },
})
