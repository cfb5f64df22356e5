import { Combobox as Ark } from '@ark-ui/react/combobox'
import { Portal } from '@ark-ui/react/portal'
import {
  OptionList,
  type OptionListProps,
  useListNote,
} from '#design-system/parts/option-list/option-list.tsx'
import { combobox, optionList } from '#styled-system/recipes/index.js'

/** The floating list of `Combobox` and `MultiCombobox`: keeps the old hits while new ones are on their way. */
export const ComboboxList = (props: Omit<OptionListProps, 'parts'>) => {
  const note = useListNote(props)
  return (
    <>
      <Ark.Context>
        {/* A list may hold options only, so the note is told beside it. */}
        {(box) => (
          <span className={combobox().label} role="status">
            {box.open && note}
          </span>
        )}
      </Ark.Context>
      <Portal>
        <Ark.Positioner>
          <Ark.Content className={optionList().content} aria-busy={props.loading || undefined}>
            <OptionList {...props} parts={Ark} />
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </>
  )
}
