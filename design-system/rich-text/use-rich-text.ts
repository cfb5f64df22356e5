import { useEditor } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import { useEffect, useRef, useState } from 'react'
import { toast } from '#design-system/toaster/toast.ts'
import { cleanHtml, isSafeAddress } from './clean-html.ts'
import { pictureOf } from './picture.ts'
import { type Pictures, picturesAmong } from './pictures.ts'
import { tableNodes } from './table.ts'

interface RichTextOptions {
  readonly html: string
  readonly onChange: (html: string) => void
  readonly editable: boolean
  readonly attributes: Record<string, string>
  readonly pictures: Pictures | undefined
}

/** What may be made; the list of `clean-html.ts` is its shadow. */
const extensionsFor = (show: Pictures['show']) => [
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
  ...tableNodes,
  pictureOf(show),
]

const nothing: Pictures['show'] = async () => new Map()

/** The editor, holding to the value its owner gives. */
export const useRichText = ({ html, onChange, editable, attributes, pictures }: RichTextOptions) => {
  const [extensions] = useState(() => extensionsFor(pictures?.show ?? nothing))
  const told = useRef(html)
  const editor = useEditor({
    extensions,
    content: cleanHtml(html),
    editable,
    // The portal's policy allows no style element; the recipe has what the engine needs.
    injectCSS: false,
    editorProps: {
      attributes,
      transformPastedHTML: cleanHtml,
      handlePaste: (_, { clipboardData }) => take(clipboardData),
      handleDrop: (_, { dataTransfer }) => take(dataTransfer),
    },
    onUpdate: ({ editor }) => {
      told.current = editor.isEmpty ? '' : cleanHtml(editor.getHTML())
      onChange(told.current)
    },
  })
  /** What is pasted or dropped as a file comes in as a picture, one after another. */
  function take(data: DataTransfer | null): boolean {
    const files = pictures ? picturesAmong(data) : []
    void (async () => {
      for (const file of files)
        editor.commands.insertContent({ type: 'picture', attrs: { file: await pictures?.keep(file) } })
    })().catch((error: Error) => toast.error(error.message))
    return files.length > 0
  }
  useEffect(() => {
    if (html === told.current) return
    told.current = html
    editor.commands.setContent(cleanHtml(html), { emitUpdate: false })
  }, [editor, html])
  return editor
}
