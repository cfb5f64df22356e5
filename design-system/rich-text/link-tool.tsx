import { useEditorState } from '@tiptap/react'
import { Link as LinkIcon } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Field } from '#design-system/field/field.tsx'
import { isComposing } from '#design-system/parts/composing/is-composing.ts'
import { Popover } from '#design-system/popover/popover.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { useText } from '#design-system/text/text.tsx'
import { TextInput } from '#design-system/text-input/text-input.tsx'
import { isSafeAddress } from './clean-html.ts'
import type { ToolProps } from './table-tool.tsx'
import { ToolButton } from './tool-button.tsx'

/** `school.edu.cn` is meant as an address of the web. */
const completed = (address: string) =>
  isSafeAddress(address) || /^[a-z]+:/i.test(address) ? address : `https://${address}`

/** Sets, changes and removes the link of what is marked. */
export const LinkTool = ({ editor, ...stop }: ToolProps) => {
  const t = useText()
  const [open, setOpen] = useState(false)
  const [address, setAddress] = useState('')
  const [fault, setFault] = useState('')
  const now = useEditorState({
    editor,
    selector: ({ editor: shown }): string => shown.getAttributes('link').href ?? '',
  })
  const change = (next: boolean) => {
    setOpen(next)
    setAddress(now)
    setFault('')
  }
  const set = () => {
    const href = completed(address.trim())
    if (!isSafeAddress(href)) return setFault(t('地址要以 https:// 或 / 开头'))
    setOpen(false)
    const chain = editor.chain().focus().extendMarkRange('link')
    if (editor.state.selection.empty && !now)
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run()
    else chain.setLink({ href }).run()
  }
  const remove = () => {
    setOpen(false)
    editor.chain().focus().extendMarkRange('link').unsetLink().run()
  }
  return (
    <Popover
      open={open}
      onOpenChange={change}
      title={t('链接')}
      trigger={<ToolButton label={t('链接')} icon={LinkIcon} active={now !== ''} {...stop} />}
    >
      <Stack>
        <Field label={t('地址')} error={fault}>
          <TextInput
            inputMode="url"
            value={address}
            onChange={(event) => setAddress(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || isComposing(event)) return
              event.preventDefault()
              set()
            }}
          />
        </Field>
        <Stack direction="row" justify="end">
          {now && (
            <Button size="sm" variant="ghost" onClick={remove}>
              {t('去掉链接')}
            </Button>
          )}
          <Button size="sm" variant="solid" onClick={set}>
            {t('确定')}
          </Button>
        </Stack>
      </Stack>
    </Popover>
  )
}
