import { Search } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { isComposing } from '#design-system/parts/composing/is-composing.ts'
import { useText } from '#design-system/text/text.tsx'
import { TextInput } from '#design-system/text-input/text-input.tsx'
import { sidebar } from '#styled-system/recipes/index.js'

export interface NavSearchProps {
  readonly query: string
  readonly onQuery: (query: string) => void
  readonly found: boolean
}

/** Escape empties it; the arrow down leads to what was found. */
export const NavSearch = ({ query, onQuery, found }: NavSearchProps) => {
  const t = useText()
  const style = sidebar({})
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (isComposing(event)) return
    if (event.key === 'Escape' && query) onQuery('')
    else if (event.key === 'ArrowDown')
      event.currentTarget.closest('nav')?.querySelector<HTMLElement>('[data-nav]')?.focus()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <search className={style.search} onKeyDown={onKeyDown}>
      <TextInput
        aria-label={t('查找菜单')}
        placeholder={t('查找菜单')}
        icon={<Search />}
        value={query}
        onWords={onQuery}
        onClear={() => onQuery('')}
      />
      <p role="status" className={style.none}>
        {!found && t('没有这样的菜单')}
      </p>
    </search>
  )
}
