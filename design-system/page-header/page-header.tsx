import { ArrowLeft } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { useText } from '#design-system/text/text.tsx'
import { pageHeader } from '#styled-system/recipes/index.js'

export interface PageHeaderProps {
  readonly title: ReactNode
  readonly description?: ReactNode
  /** Beside the title: a `Tag` that says how the thing stands. */
  readonly status?: ReactNode
  readonly actions?: ReactNode
  /** Above the title: a `Breadcrumb`. */
  readonly trail?: ReactNode
  /** Offers the way back to the list, where there is one. */
  readonly onBack?: () => void
  /** Below, up to the edge: the tabs of the page. */
  readonly tabs?: ReactNode
  readonly ref?: Ref<HTMLElement>
}

/** The one `h1` of a screen, and what concerns the screen as a whole. */
export const PageHeader = ({
  title,
  description,
  status,
  actions,
  trail,
  onBack,
  tabs,
  ref,
}: PageHeaderProps) => {
  const t = useText()
  const style = pageHeader()
  return (
    <header ref={ref} className={style.root}>
      {trail && <div className={style.trail}>{trail}</div>}
      <div className={style.words}>
        <div className={style.line}>
          {onBack && (
            <span className={style.back}>
              <IconButton label={t('返回')} icon={<ArrowLeft aria-hidden />} onClick={onBack} />
            </span>
          )}
          <div className={style.name}>
            <h1 className={style.title}>{title}</h1>
            {status}
          </div>
        </div>
        {description && <p className={style.description}>{description}</p>}
      </div>
      {actions && <div className={style.actions}>{actions}</div>}
      {tabs && <div className={style.tabs}>{tabs}</div>}
    </header>
  )
}
