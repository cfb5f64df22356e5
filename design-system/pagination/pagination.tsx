import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { Ref } from 'react'
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
  /** Only back, where one is, and on; for a card or a side panel. A phone gets it in any case. */
  readonly simple?: boolean
  readonly disabled?: boolean
  readonly ref?: Ref<HTMLElement>
  readonly onChange: (page: { readonly current: number; readonly size: number }) => void
}

/** Where one is in a long list. A new size goes to the page that holds the row now on top. */
export const Pagination = ({
  current,
  size,
  total,
  sizes = [10, 20, 50, 100],
  simple,
  disabled = false,
  ref,
  onChange,
}: PaginationProps) => {
  const t = useText()
  const style = pagination({ simple })
  const pages = Math.max(1, Math.ceil(total / size))
  const go = (page: number) => onChange({ current: page, size })
  const offered = sizes.includes(size) ? sizes : [...sizes, size].sort((a, b) => a - b)
  return (
    <nav ref={ref} className={style.root} aria-label={t('分页')}>
      <span className={style.total}>{t('共 {{count}} 条', { count: total })}</span>
      <div className={style.size}>
        <Select
          label={t('每页条数')}
          options={offered.map((each) => ({
            value: String(each),
            label: t('{{count}} 条/页', { count: each }),
          }))}
          value={String(size)}
          disabled={disabled}
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
            disabled={disabled || current <= 1}
            onClick={() => go(current - 1)}
          >
            <ChevronLeft aria-hidden />
          </button>
        </li>
        {pageWindow(current, pages).map((step) => (
          <li key={step} className={style.number}>
            {typeof step === 'number' ? (
              <button
                type="button"
                className={style.page}
                aria-label={t('第 {{page}} 页', { page: step })}
                aria-current={step === current ? 'page' : undefined}
                disabled={disabled}
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
        <li className={style.where} aria-current="page">
          {current} / {pages}
        </li>
        <li>
          <button
            type="button"
            className={style.page}
            aria-label={t('下一页')}
            disabled={disabled || current >= pages}
            onClick={() => go(current + 1)}
          >
            <ChevronRight aria-hidden />
          </button>
        </li>
      </ul>
      {pages > 7 && !simple && <Jump pages={pages} onGo={go} disabled={disabled} />}
    </nav>
  )
}
