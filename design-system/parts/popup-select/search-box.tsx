import { Search } from 'lucide-react'
import { type KeyboardEvent, type RefObject, useState } from 'react'
import { isComposing } from '#design-system/parts/composing/is-composing.ts'
import { useWords } from '#design-system/parts/composing/use-words.ts'
import { useText } from '#design-system/text/text.tsx'
import { popupSelect } from '#styled-system/recipes/index.js'

export interface SearchBoxProps {
  readonly box: RefObject<HTMLInputElement | null>
  readonly label: string
  /** Called with whole words, not with the half ones of an input method. */
  readonly onSearch: (words: string) => void
  readonly onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void
  /** Of the list of hits under it, where it leads one: its id, and the id of the hit that is marked. */
  readonly list?: { readonly id: string; readonly marked?: string }
}

/** The search line at the top of a popup. */
export const SearchBox = ({ box, label, onSearch, onKeyDown, list }: SearchBoxProps) => {
  const t = useText()
  const style = popupSelect()
  const [words, setWords] = useState('')
  const typing = useWords(words, (next) => {
    setWords(next)
    onSearch(next)
  })
  return (
    <div className={style.search}>
      <Search aria-hidden />
      <input
        ref={box}
        className={style.searchInput}
        aria-label={label}
        placeholder={t('输入关键字查找')}
        autoComplete="off"
        {...typing}
        {...(list && {
          role: 'combobox',
          'aria-expanded': true,
          'aria-autocomplete': 'list',
          'aria-controls': list.id,
          'aria-activedescendant': list.marked,
        })}
        onKeyDown={(event) => {
          if (!isComposing(event)) onKeyDown?.(event)
        }}
      />
    </div>
  )
}
