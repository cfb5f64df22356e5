import { useFieldContext } from '@ark-ui/react/field'
import { Eraser, Keyboard, PenLine, Undo2 } from 'lucide-react'
import { type Ref, useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { type Controlled, useControlled } from '#design-system/parts/controlled/use-controlled.ts'
import { useText } from '#design-system/text/text.tsx'
import { TextInput } from '#design-system/text-input/text-input.tsx'
import { signaturePad } from '#styled-system/recipes/index.js'
import { DrawingPad } from './drawing-pad.tsx'
import type { Signature } from './signature.ts'

export interface SignaturePadProps extends Controlled<Signature | null> {
  /** Needed only where no `Field` gives a label. */
  readonly label?: string
  readonly disabled?: boolean
  readonly ref?: Ref<HTMLDivElement>
}

/** A signature by pen, finger or mouse; who cannot draw types the name. `signatureSvg` and `signaturePng` write it out. */
export const SignaturePad = ({ label, disabled, ref, ...held }: SignaturePadProps) => {
  const t = useText()
  const field = useFieldContext()
  const style = signaturePad()
  const [signature, sign] = useControlled<Signature | null>(held, null)
  const [typing, setTyping] = useState(signature?.kind === 'typed')
  const still = Boolean(disabled || field?.disabled || field?.readOnly)
  const drawn = signature?.kind === 'drawn' ? signature : null
  const name = signature?.kind === 'typed' ? signature.name : ''
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would want a legend, and the Field has the label
    <div
      ref={ref}
      className={style.root}
      role="group"
      aria-label={label}
      aria-labelledby={label ? undefined : field?.ids.label}
      aria-describedby={field?.ariaDescribedby}
    >
      {typing ? (
        <>
          <TextInput
            aria-label={t('键入姓名')}
            autoComplete="name"
            value={name}
            disabled={still}
            onChange={({ currentTarget: { value } }) => sign(value ? { kind: 'typed', name: value } : null)}
          />
          <div className={style.name} aria-hidden>
            {name}
          </div>
        </>
      ) : (
        <DrawingPad drawn={drawn} still={still} invalid={field?.invalid} onDraw={sign} />
      )}
      <div className={style.tools}>
        {drawn && !still && (
          <>
            <Button
              size="sm"
              icon={<Undo2 aria-hidden />}
              onClick={() =>
                sign(drawn.paths.length > 1 ? { ...drawn, paths: drawn.paths.slice(0, -1) } : null)
              }
            >
              {t('撤销一笔')}
            </Button>
            <Button size="sm" icon={<Eraser aria-hidden />} onClick={() => sign(null)}>
              {t('重写')}
            </Button>
          </>
        )}
        <Button
          size="sm"
          variant="ghost"
          disabled={still}
          icon={typing ? <PenLine aria-hidden /> : <Keyboard aria-hidden />}
          onClick={() => {
            sign(null)
            setTyping(!typing)
          }}
        >
          {typing ? t('改为手写') : t('改为键入姓名')}
        </Button>
      </div>
    </div>
  )
}
