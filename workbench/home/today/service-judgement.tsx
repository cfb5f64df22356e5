import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Alert } from '#design-system/alert/alert.tsx'
import { Button } from '#design-system/button/button.tsx'
import { Dialog } from '#design-system/dialog/dialog.tsx'
import { Field } from '#design-system/field/field.tsx'
import { Rating } from '#design-system/rating/rating.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { TextArea } from '#design-system/text-area/text-area.tsx'
import { toast } from '#design-system/toaster/toast.ts'
import type { KnownService as Service } from '#domain/system/apps/calls.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { evaluate } from './calls.ts'
import { evaluationsQuery } from './queries.ts'

interface ServiceJudgementProps {
  readonly service: Service
  readonly onClose: () => void
}

/** What one thinks of a service. Begins with what was said before, once that is known. */
export function ServiceJudgement({ service, onClose }: ServiceJudgementProps) {
  const { data, error } = useQuery(evaluationsQuery)
  const before = data?.find(({ code }) => code === service.code)
  if (!data && !error) return null
  return (
    <Form service={service} stars={before?.stars ?? null} words={before?.words ?? ''} onClose={onClose} />
  )
}

function Form({
  service,
  onClose,
  ...before
}: ServiceJudgementProps & { stars: number | null; words: string }) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const [stars, setStars] = useState(before.stars)
  const [words, setWords] = useState(before.words)
  const { mutate, isPending, error } = useMutation({
    mutationFn: (given: number) =>
      evaluate({ code: service.code, stars: given, words: words.trim() || null }),
    onSuccess: () => {
      toast.success(t('感谢评价'))
      void client.invalidateQueries({ queryKey: evaluationsQuery.queryKey })
      onClose()
    },
  })
  return (
    <Dialog
      open
      size="sm"
      title={t('评价 {{name}}', { name: t(service.name) })}
      description={t('每人对每个服务评价一次，可以随时修改。管理员能看到评价人。')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('取消')}</Button>
          <Button
            variant="solid"
            loading={isPending}
            disabled={stars === null}
            onClick={() => stars !== null && mutate(stars)}
          >
            {t('提交评价')}
          </Button>
        </>
      }
    >
      <Stack>
        {error && <Alert tone="danger" title={t(error.message)} />}
        <Field label={t('星级')}>
          <Rating value={stars} onChange={setStars} />
        </Field>
        <Field label={t('评价内容')}>
          <TextArea
            rows={4}
            maxLength={300}
            value={words}
            placeholder={t('哪里好用，哪里需要改进')}
            onChange={(event) => setWords(event.currentTarget.value)}
          />
        </Field>
      </Stack>
    </Dialog>
  )
}
