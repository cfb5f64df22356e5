import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { toast } from '#design-system/toaster/toast.ts'
import { longText } from '#domain/kernel/fields.ts'
import { lines } from '#domain/system/lines.ts'
import type { CaseTrace } from '#domain/workflow/calls.ts'
import { cva } from '#styled-system/css/index.js'
import { Asking } from '#workbench/engine/asking/asking.tsx'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { casesKey, setPhrases } from './calls.ts'

interface PhrasesProps {
  readonly phrases: NonNullable<CaseTrace['phrases']>
  readonly onPick: (phrase: string) => void
}

/** What is often said with a decision: one's own phrases first, then those of the process. */
export function Phrases({ phrases: { own, process }, onPick }: PhrasesProps) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const [editing, setEditing] = useState(false)
  const { mutateAsync } = useMutation({
    mutationFn: setPhrases,
    onSettled: () => queries.invalidateQueries({ queryKey: [...casesKey, 'trace'] }),
  })
  const asked = longText('常用语', {
    ...{ max: 800, help: '每行一条，最多 10 条，每条最多 60 个字。' },
    ...(own.length > 0 && { initial: own.join('\n') }),
  })
  return (
    <div className={row()}>
      {[...new Set([...own, ...process])].map((phrase) => (
        <Button key={phrase} size="sm" variant="ghost" onClick={() => onPick(t(phrase))}>
          {t(phrase)}
        </Button>
      ))}
      <IconButton
        size="sm"
        icon={<Pencil aria-hidden />}
        label={t('设置我的常用语')}
        onClick={() => setEditing(true)}
      />
      {editing && (
        <Asking
          resource={{ name: 'workflow.case' }}
          action={{ label: '我的常用语', asks: { lines: asked } }}
          title={t('我的常用语')}
          send={async (answers) => {
            await mutateAsync({ phrases: [...lines(String(answers.lines ?? ''))] })
            toast.success(t('已保存'))
            setEditing(false)
          }}
          onClose={() => setEditing(false)}
        />
      )}
    </div>
  )
}

const row = cva({ base: { display: { base: 'none', md: 'flex' }, flexWrap: 'wrap', gap: '1' } })
