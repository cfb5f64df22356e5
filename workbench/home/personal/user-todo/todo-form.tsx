import { Plus } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { DateInput } from '#design-system/date-input/date-input.tsx'
import { TextInput } from '#design-system/text-input/text-input.tsx'
import { today } from '#domain/kits/college-clock.ts'
import { sva } from '#styled-system/css/index.js'
import { useTodos } from '#workbench/home/today/use-todos.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'

/** A line in which one notes what is to be done, and by when. */
export function TodoForm() {
  const { t } = useTranslation()
  const { add, adding } = useTodos()
  const [title, setTitle] = useState('')
  const [due, setDue] = useState<string | null>(null)
  const box = useRef<HTMLInputElement>(null)
  const style = todoForm()

  async function save(event: FormEvent) {
    event.preventDefault()
    if (title.trim() === '') return box.current?.focus()
    try {
      await add({ title: title.trim(), due })
      setTitle('')
      setDue(null)
      box.current?.focus()
    } catch {
      // The failed call has shown its notice; what was typed stays.
    }
  }

  return (
    <form className={style.root} onSubmit={(event) => void save(event)} aria-label={t('添加待办')}>
      <span className={style.title}>
        <TextInput
          ref={box}
          aria-label={t('待办内容')}
          placeholder={t('记下一件要做的事')}
          value={title}
          maxLength={100}
          onChange={(event) => setTitle(event.currentTarget.value)}
        />
      </span>
      <span className={style.due}>
        <DateInput
          label={t('截止日期')}
          placeholder={t('截止日期（可不填）')}
          today={today()}
          value={due}
          onChange={setDue}
        />
      </span>
      <Button type="submit" variant="solid" icon={<Plus aria-hidden />} loading={adding}>
        {t('添加待办')}
      </Button>
    </form>
  )
}

const todoForm = sva({
  slots: ['root', 'title', 'due'],
  base: {
    root: { display: 'flex', flexWrap: 'wrap', gap: '2' },
    title: { flex: '1', minWidth: 'field.sm', flexBasis: { base: 'full', md: 'field.md' } },
    due: { flex: { base: '1', md: 'none' }, width: { md: 'field.md' }, minWidth: 'field.sm' },
  },
})
