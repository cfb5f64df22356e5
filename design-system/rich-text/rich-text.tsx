import { useFieldContext } from '@ark-ui/react/field'
import { EditorContent } from '@tiptap/react'
import { type KeyboardEvent, type Ref, useRef } from 'react'
import { type Controlled, useControlled } from '#design-system/parts/controlled/use-controlled.ts'
import { richText } from '#styled-system/recipes/index.js'
import type { Pictures } from './pictures.ts'
import { RichTextTools } from './rich-text-tools.tsx'
import { useRichText } from './use-rich-text.ts'

export interface RichTextProps extends Controlled<string> {
  /** Needed only where no `Field` gives a label. */
  readonly label?: string
  readonly disabled?: boolean
  /** Where pictures are kept; left out, none can be put in. The first one holds. */
  readonly pictures?: Pictures
  readonly ref?: Ref<HTMLDivElement>
}

/**
 * Text with headings, lists, links, tables and pictures. The value is HTML of the tags in `clean-html.ts` and no others; '' while
 * there is nothing in it.
 */
export const RichText = ({ label, disabled, pictures, ref, ...held }: RichTextProps) => {
  const field = useFieldContext()
  const style = richText()
  const [html, setHtml] = useControlled(held, '')
  const tools = useRef<HTMLDivElement>(null)
  const still = Boolean(disabled || field?.disabled || field?.readOnly)
  const editor = useRichText({
    html,
    onChange: setHtml,
    editable: !still,
    pictures,
    attributes: {
      class: style.area,
      role: 'textbox',
      'aria-multiline': 'true',
      ...(label ? { 'aria-label': label } : field && { 'aria-labelledby': field.ids.label }),
      ...(field?.ariaDescribedby && { 'aria-describedby': field.ariaDescribedby }),
      ...(field?.invalid && { 'aria-invalid': 'true' }),
      ...(field?.required && { 'aria-required': 'true' }),
      ...(still && { 'aria-readonly': 'true', tabindex: '0' }),
    },
  })
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab') {
      // Tab leaves the editor, in lists too, where the engine would keep it: no trap for the keyboard.
      event.stopPropagation()
    } else if (event.altKey && event.key === 'F10') {
      event.preventDefault()
      tools.current?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus()
    } else if ((event.ctrlKey || event.metaKey) && (event.key === ']' || event.key === '[')) {
      event.preventDefault()
      if (event.key === ']') editor.commands.sinkListItem('listItem')
      else editor.commands.liftListItem('listItem')
    }
  }
  return (
    <div
      ref={ref}
      className={style.root}
      data-invalid={field?.invalid ? '' : undefined}
      data-still={still ? '' : undefined}
      onKeyDownCapture={onKeyDown}
    >
      {!still && <RichTextTools ref={tools} editor={editor} pictures={pictures} />}
      <EditorContent editor={editor} />
    </div>
  )
}
