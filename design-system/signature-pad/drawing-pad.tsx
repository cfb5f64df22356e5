import { SignaturePad as Ark } from '@ark-ui/react/signature-pad'
import { useRef } from 'react'
import { useText } from '#design-system/text/text.tsx'
import { signaturePad } from '#styled-system/recipes/index.js'
import type { Signature } from './signature.ts'

type Drawn = Extract<Signature, { kind: 'drawn' }>

interface DrawingPadProps {
  readonly drawn: Drawn | null
  readonly still: boolean
  readonly invalid?: boolean
  readonly onDraw: (drawn: Drawn) => void
}

/** Where one draws. It takes no focus: keys cannot draw, and the buttons below do what keys can. */
export const DrawingPad = ({ drawn, still, invalid, onDraw }: DrawingPadProps) => {
  const t = useText()
  const style = signaturePad()
  const pad = useRef<HTMLDivElement>(null)
  // Told of every point; a stroke has ended when there is one more of them.
  const ended = (paths: readonly string[]) => {
    if (paths.length <= (drawn?.paths.length ?? 0)) return
    const { clientWidth, clientHeight } = pad.current ?? { clientWidth: 0, clientHeight: 0 }
    onDraw({ kind: 'drawn', paths, width: clientWidth, height: clientHeight })
  }
  return (
    <Ark.Root
      paths={drawn ? [...drawn.paths] : []}
      drawing={{ size: 3, thinning: 0.6, simulatePressure: true }}
      disabled={still}
      onDraw={({ paths }) => ended(paths)}
    >
      <Ark.Control
        ref={pad}
        className={style.pad}
        role="img"
        tabIndex={-1}
        aria-roledescription={t('签名区')}
        aria-label={
          drawn ? t('手写签名，共 {{count}} 笔', { count: drawn.paths.length }) : t('手写签名，还没有写')
        }
        data-invalid={invalid ? '' : undefined}
      >
        <Ark.Context>
          {({ paths, currentPath }) => (
            <svg className={style.ink} aria-hidden>
              {[...paths, ...(currentPath ? [currentPath] : [])].map((path, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: strokes only come and go at the end
                <path key={at} d={path} />
              ))}
            </svg>
          )}
        </Ark.Context>
        <span className={style.line} aria-hidden />
        {!drawn && (
          <span className={style.hint} aria-hidden>
            {t('在此签名')}
          </span>
        )}
      </Ark.Control>
    </Ark.Root>
  )
}
