import type { ReactNode, Ref } from 'react'
import { Spinner } from '#design-system/spinner/spinner.tsx'
import { useText } from '#design-system/text/text.tsx'
import { loadingOverlay } from '#styled-system/recipes/index.js'

export interface LoadingOverlayProps {
  /** Default true: for a place that has nothing to show yet. */
  readonly loading?: boolean
  /** Default 加载中. */
  readonly text?: string
  readonly children?: ReactNode
  readonly ref?: Ref<HTMLDivElement>
}

/** Veils what it holds while it is being renewed; meanwhile nothing inside can be used. */
export const LoadingOverlay = ({ loading = true, text, children, ref }: LoadingOverlayProps) => {
  const t = useText()
  const style = loadingOverlay()
  return (
    <div ref={ref} className={style.root} aria-busy={loading}>
      <div className={style.root} inert={loading}>
        {children}
      </div>
      {loading && (
        <div className={style.veil} role="status">
          <Spinner />
          <span>{text ?? t('加载中')}</span>
        </div>
      )}
    </div>
  )
}
