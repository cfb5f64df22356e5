import { type Editor, useEditorState } from '@tiptap/react'
import {
  Bold,
  Heading2,
  Heading3,
  Italic,
  List,
  ListOrdered,
  Quote,
  Redo2,
  RemoveFormatting,
  Undo2,
} from 'lucide-react'
import { type KeyboardEvent, type Ref, useState } from 'react'
import { useText } from '#design-system/text/text.tsx'
import { richText } from '#styled-system/recipes/index.js'
import { LinkTool } from './link-tool.tsx'
import { PictureTool } from './picture-tool.tsx'
import type { Pictures } from './pictures.ts'
import { TableTool } from './table-tool.tsx'

interface RichTextToolsProps {
  readonly editor: Editor
  /** Left out, no pictures can be put in. */
  readonly pictures?: Pictures | undefined
  readonly ref?: Ref<HTMLDivElement>
}

/** One tab stop for all; the arrows go along, as in the WAI-ARIA pattern of a toolbar. */
export const RichTextTools = ({ editor, pictures, ref }: RichTextToolsProps) => {
  const t = useText()
  const style = richText()
  const [at, setAt] = useState(0)
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      h2: now.isActive('heading', { level: 2 }),
      h3: now.isActive('heading', { level: 3 }),
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      bullets: now.isActive('bulletList'),
      numbers: now.isActive('orderedList'),
      quote: now.isActive('blockquote'),
      undo: now.can().undo(),
      redo: now.can().redo(),
    }),
  })
  const act = () => editor.chain().focus()
  const tools = [
    [t('撤销（Ctrl+Z）'), Undo2, () => act().undo().run(), undefined, state.undo],
    [t('恢复（Ctrl+Y）'), Redo2, () => act().redo().run(), undefined, state.redo],
    [t('标题'), Heading2, () => act().toggleHeading({ level: 2 }).run(), state.h2],
    [t('小标题'), Heading3, () => act().toggleHeading({ level: 3 }).run(), state.h3],
    [t('加粗（Ctrl+B）'), Bold, () => act().toggleBold().run(), state.bold],
    [t('斜体（Ctrl+I）'), Italic, () => act().toggleItalic().run(), state.italic],
    [t('项目列表'), List, () => act().toggleBulletList().run(), state.bullets],
    [t('编号列表'), ListOrdered, () => act().toggleOrderedList().run(), state.numbers],
    [t('引用'), Quote, () => act().toggleBlockquote().run(), state.quote],
    [t('清除格式'), RemoveFormatting, () => act().unsetAllMarks().clearNodes().run()],
  ] as const
  const walk = (event: KeyboardEvent<HTMLDivElement>) => {
    const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>(':scope > button')]
    const from = buttons.indexOf(document.activeElement as HTMLButtonElement)
    const to = { ArrowRight: from + 1, ArrowLeft: from - 1, Home: 0, End: buttons.length - 1 }[event.key]
    if (from < 0 || to === undefined) return
    event.preventDefault()
    const next = (to + buttons.length) % buttons.length
    setAt(next)
    buttons[next]?.focus()
  }
  const own = pictures ? 1 : 0
  const stop = (index: number) => ({
    tabIndex: index === at ? 0 : -1,
    onFocus: () => setAt(index),
  })
  return (
    <div ref={ref} className={style.tools} role="toolbar" aria-label={t('格式')} onKeyDown={walk}>
      {tools.map(([label, Icon, run, pressed, able = true], index) => (
        <button
          key={label}
          type="button"
          className={style.tool}
          aria-label={label}
          title={label}
          aria-pressed={pressed}
          // Still to be reached: what cannot be done now is known by its name.
          aria-disabled={!able || undefined}
          tabIndex={index === at ? 0 : -1}
          onFocus={() => setAt(index)}
          onClick={() => able && run()}
        >
          <Icon aria-hidden />
        </button>
      ))}
      {pictures && <PictureTool editor={editor} pictures={pictures} {...stop(tools.length)} />}
      <TableTool editor={editor} {...stop(tools.length + own)} />
      <LinkTool editor={editor} {...stop(tools.length + own + 1)} />
    </div>
  )
}
