import { TagsInput as Ark } from '@ark-ui/react/tags-input'
import { X } from 'lucide-react'
import { tagsInput } from '#styled-system/recipes/index.js'

export interface TagsItemProps {
  readonly index: number
  readonly word: string
  /** Neither to be changed nor removed. */
  readonly fixed: boolean
}

/** One word; a double click or Enter lets one change it in its place. */
export const TagsItem = ({ index, word, fixed }: TagsItemProps) => {
  const style = tagsInput()
  return (
    <Ark.Item index={index} value={word} className={style.tag}>
      <Ark.ItemPreview className={style.preview} title={word}>
        <Ark.ItemText className={style.word}>{word}</Ark.ItemText>
        {!fixed && (
          <Ark.ItemDeleteTrigger className={style.remove}>
            <X aria-hidden />
          </Ark.ItemDeleteTrigger>
        )}
      </Ark.ItemPreview>
      <Ark.ItemInput className={style.edit} />
    </Ark.Item>
  )
}
