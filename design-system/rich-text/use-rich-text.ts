import { useEditor } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import { useEffect, useRef } from 'react'
import { cleanHtml, isSafeAddress } from './clean-html.ts'

interface RichTextOptions {
  readonly html: string
  readonly onChange: (html: string) => void
  readonly editable: boolean
  readonly attributes: Record<string, string>
}

/** What may be made; the list of `clean-html.ts` is its shadow. */
const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      isAllowedUri: (address) => isSafeAddress(address),
    },
    code: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    underline: false,
    trailingNode: false,
  }),
]

/** The editor, holding to the value its owner gives. */
export const useRichText = ({ html, onChange, editable, attributes }: RichTextOptions) => {
  const told = useRef(html)
  const editor = useEditor({
    extensions,
    content: cleanHtml(html),
    editable,
    // The portal's policy allows no style element; the recipe has what the engine needs.
    injectCSS: false,
    editorProps: { attributes, transformPastedHTML: cleanHtml },
    onUpdate: ({ editor }) => {
      told.current = editor.isEmpty ? '' : cleanHtml(editor.getHTML())
      onChange(told.current)
    },
  })
  useEffect(() => {
    if (html === told.current) return
    told.current = html
    editor.commands.setContent(cleanHtml(html), { emitUpdate: false })
  }, [editor, html])
  return editor
}
