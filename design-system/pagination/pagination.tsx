import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Select } from '#design-system/select/select.tsx'
import { useText } from '#design-system/text/text.tsx'
import { pagination } from '#styled-system/recipes/index.js'
import { Jump } from './jump.tsx'
import { pageWindow } from './page-window.ts'

export interface PaginationProps {
  /** Counts from 1. */
  readonly current: number
  readonly size: number
  readonly total: number
  readonly sizes?: readonly number[]
  readonly onChange: (page: { readonly current: number; readonly size: number }) => void
}

/** Where one is in a long list. A new size goes to the page that holds the row now on top. */
export const Pagination = ({
  current,
  size,
  total,
  sizes = [10, 20, 50, 100],
  onChange,
}: PaginationProps) => {
  const t = useText()
  const style = pagination()
  const pages = Math.max(1, Math.ceil(total / size))
  const go = (page: number) => onChange({ current: page, size })
  const offered = sizes.includes(size) ? sizes : [...sizes, size].sort((a, b) => a - b)
  return (
    <nav className={style.root} aria-label={t('分页')}>
      <span className={style.total}>{t('共 {{count}} 条', { count: total })}</span>
      <div className={style.size}>
        <Select
          label={t('每页条数')}
          options={offered.map((each) => ({
            value: String(each),
            label: t('{{count}} 条/页', { count: each }),
          }))}
          value={String(size)}
          onChange={(next) => {
            if (next)
              onChange({ current: Math.floor(((current - 1) * size) / Number(next)) + 1, size: Number(next) })
          }}
        />
      </div>
      <ul className={style.pages}>
        <li>
          <button
            type="button"
            className={style.page}
            aria-label={t('上一页')}
            disabled={current <= 1}
            onClick={() => go(current - 1)}
          >
            <ChevronLeft aria-hidden />
          </button>
        </li>
        {pageWindow(current, pages).map((step) => (
          <li key={step}>
            {typeof step === 'number' ? (
              <button
                type="button"
                className={style.page}
                aria-label={t('第 {{page}} 页', { page: step })}
                aria-current={step === current ? 'page' : undefined}
                onClick={() => go(step)}
              >
                {step}
              </button>
            ) : (
              <span className={style.gap} aria-hidden>
                …
              </span>
            )}
          </li>
        ))}
        <li>
          <button
            type="button"
            className={style.page}
            aria-label={t('下一页')}
            disabled={current >= pages}
            onClick={() => go(current + 1)}
          >
            <ChevronRight aria-hidden />
          </button>
        </li>
      </ul>
      {pages > 7 && <Jump pages={pages} onGo={go} />}
    </nav>
  )
}
