import { type FormEvent, useRef, useState } from 'react'
import { Alert } from '#design-system/alert/alert.tsx'
import { Button } from '#design-system/button/button.tsx'
import { Field } from '#design-system/field/field.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { useText } from '#design-system/text/text.tsx'
import { TextInput } from '#design-system/text-input/text-input.tsx'
import { installationCalls } from '#domain/system/installation/calls.ts'
import { ask } from '#workbench/http/ask.ts'
import { HttpFailure } from '#workbench/http/failure.ts'

const fields = [
  { name: 'schoolName', label: '学校名称', missing: '请填写学校名称', help: undefined, max: 100 },
  { name: 'contact', label: '联系人', missing: '请填写联系人', help: undefined, max: 50 },
  { name: 'phone', label: '联系电话', missing: '请填写联系电话', help: undefined, max: undefined },
  {
    name: 'key',
    label: '登记密钥',
    missing: '请填写登记密钥',
    help: '由运维人员在服务器启动时的输出中查看，每次启动都会更换',
    max: 64,
  },
] as const

const blank = { schoolName: '', contact: '', phone: '', key: '' }

type Name = (typeof fields)[number]['name']
type Words = Readonly<Partial<Record<Name, string>>>

/** Four lines and the key; what the server finds wrong stands beside its field. */
export function SchoolForm({ onDone }: { onDone: () => void }) {
  const t = useText()
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState<Words>({})
  const [faults, setFaults] = useState<Words>({})
  const [words, setWords] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  const show = (found: Words) => {
    setFaults(found)
    const first = fields.find(({ name }) => found[name])
    if (first) form.current?.querySelector<HTMLInputElement>(`[name=${first.name}]`)?.focus()
    return !first
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setWords(null)
    const empty = fields.filter(({ name }) => !values[name]?.trim())
    if (!show(Object.fromEntries(empty.map(({ name, missing }) => [name, missing])))) return
    setBusy(true)
    try {
      await ask(installationCalls.register, { ...blank, ...values }, { quiet: true })
      onDone()
    } catch (failure) {
      const found = failure instanceof HttpFailure ? ((failure.fields ?? {}) as Words) : {}
      if (show(found)) setWords(failure instanceof Error ? failure.message : '')
    } finally {
      setBusy(false)
    }
  }
  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap="lg">
        {words && <Alert tone="danger">{t(words)}</Alert>}
        {fields.map(({ name, label, help, max }) => (
          <Field
            key={name}
            label={t(label)}
            required
            help={help && t(help)}
            error={faults[name] && t(faults[name])}
          >
            <TextInput
              name={name}
              size="lg"
              maxLength={max}
              autoComplete={name === 'phone' ? 'tel' : 'off'}
              value={values[name] ?? ''}
              onChange={(event) => setValues({ ...values, [name]: event.currentTarget.value })}
            />
          </Field>
        ))}
        <Button type="submit" variant="solid" size="lg" wide loading={busy}>
          {t('提交登记')}
        </Button>
      </Stack>
    </form>
  )
}
