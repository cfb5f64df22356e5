import { Search } from 'lucide-react'
import { type KeyboardEvent, type RefObject, useState } from 'react'
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
  return (
    <div className={style.search}>
      <Search aria-hidden />
      <input
        ref={box}
        className={style.searchInput}
        aria-label={label}
        placeholder={t('输入关键字查找')}
        autoComplete="off"
        value={words}
        {...(list && {
          role: 'combobox',
          'aria-expanded': true,
          'aria-autocomplete': 'list',
          'aria-controls': list.id,
          'aria-activedescendant': list.marked,
        })}
        onChange={(event) => {
          setWords(event.currentTarget.value)
          const { nativeEvent } = event
          if (!('isComposing' in nativeEvent && nativeEvent.isComposing)) onSearch(event.currentTarget.value)
        }}
        onCompositionEnd={(event) => onSearch(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (!event.nativeEvent.isComposing) onKeyDown?.(event)
        }}
      />
    </div>
  )
}
