import { useEditorState } from '@tiptap/react'
import { Image } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Field } from '#design-system/field/field.tsx'
import { Popover } from '#design-system/popover/popover.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { useText } from '#design-system/text/text.tsx'
import { TextInput } from '#design-system/text-input/text-input.tsx'
import { css } from '#styled-system/css/index.js'
import { type Pictures, pictureTypes } from './pictures.ts'
import type { ToolProps } from './table-tool.tsx'
import { ToolButton } from './tool-button.tsx'

interface PictureToolProps extends ToolProps {
  readonly pictures: Pictures
}

/** Puts a picture in, with words for those who do not see it; of a chosen one it changes the words. */
export const PictureTool = ({ editor, pictures, ...stop }: PictureToolProps) => {
  const t = useText()
  const file = useRef<HTMLInputElement>(null)
  const [open, setOpen] = useState(false)
  const [words, setWords] = useState('')
  const [fault, setFault] = useState('')
  const [busy, setBusy] = useState(false)
  const chosen = useEditorState({
    editor,
    selector: ({ editor: now }) =>
      now.isActive('picture') ? String(now.getAttributes('picture').alt) : undefined,
  })
  const change = (next: boolean) => {
    setOpen(next)
    setWords(chosen ?? '')
    setFault('')
  }
  async function put(picked: File | undefined) {
    if (!picked) return
    setBusy(true)
    setFault('')
    try {
      const attrs = { file: await pictures.keep(picked), alt: words.trim() }
      setOpen(false)
      editor.chain().focus().insertContent({ type: 'picture', attrs }).run()
    } catch (error) {
      setFault((error as Error).message)
    } finally {
      setBusy(false)
    }
  }
  const say = () => {
    setOpen(false)
    editor.chain().focus().updateAttributes('picture', { alt: words.trim() }).run()
  }
  const remove = () => {
    setOpen(false)
    editor.chain().focus().deleteSelection().run()
  }
  return (
    <Popover
      open={open}
      onOpenChange={change}
      title={t('图片与说明')}
      trigger={<ToolButton label={t('图片与说明')} icon={Image} active={chosen !== undefined} {...stop} />}
    >
      <Stack>
        <Field label={t('图片说明')} help={t('读屏软件会读出它，图片打不开时也显示它')} error={fault}>
          <TextInput
            value={words}
            maxLength={200}
            onChange={(event) => setWords(event.currentTarget.value)}
          />
        </Field>
        <Stack direction="row" justify="end">
          {chosen === undefined ? (
            <Button size="sm" variant="solid" loading={busy} onClick={() => file.current?.click()}>
              {t('选择图片')}
            </Button>
          ) : (
            <>
              <Button size="sm" variant="ghost" onClick={remove}>
                {t('删除图片')}
              </Button>
              <Button size="sm" variant="solid" onClick={say}>
                {t('确定')}
              </Button>
            </>
          )}
        </Stack>
        <input
          ref={file}
          className={css({ display: 'none' })}
          type="file"
          accept={pictureTypes.join()}
          aria-label={t('选择图片')}
          onChange={(event) => void put(event.currentTarget.files?.[0])}
        />
      </Stack>
    </Popover>
  )
}
