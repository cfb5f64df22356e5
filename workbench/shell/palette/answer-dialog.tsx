import { useMutation } from '@tanstack/react-query'
import { Alert } from '#design-system/alert/alert.tsx'
import { Button } from '#design-system/button/button.tsx'
import { Dialog } from '#design-system/dialog/dialog.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import type { Advice } from '#domain/security/ai/calls.ts'
import { cva } from '#styled-system/css/index.js'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { useActs } from '#workbench/shell/acts.ts'
import { type Asked, askModel } from './advice.ts'

interface AnswerDialogProps {
  readonly asked: Asked
  readonly onClose: () => void
}

export const AnswerDialog = ({ asked, onClose }: AnswerDialogProps) =>
  'advice' in asked ? (
    <Advised advice={asked.advice} onClose={onClose} />
  ) : (
    <Model question={asked.question.slice(0, 200)} onClose={onClose} />
  )

function Advised({ advice, onClose }: { advice: Advice; onClose: () => void }) {
  const { t } = useTranslation()
  const { go } = useActs()
  const { keyword, answer, link } = advice
  return (
    <Dialog
      open
      size="sm"
      title={t('学校建议：{{keyword}}', { keyword })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('关闭')}</Button>
          {link && (
            <Button
              variant="solid"
              onClick={() => {
                onClose()
                go(link)
              }}
            >
              {t('前往办理')}
            </Button>
          )}
        </>
      }
    >
      <p className={words()}>{answer}</p>
    </Dialog>
  )
}

/** Nothing is sent before the person has read what is sent, and agreed. */
function Model({ question, onClose }: { question: string; onClose: () => void }) {
  const { t } = useTranslation()
  const { mutate, data, error, isPending } = useMutation({ mutationFn: () => askModel(question) })
  return (
    <Dialog
      open
      size="md"
      title={t('问 AI')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('关闭')}</Button>
          {!data && (
            <Button variant="solid" loading={isPending} onClick={() => mutate()}>
              {t('同意并发送')}
            </Button>
          )}
        </>
      }
    >
      <Stack>
        <p className={words()}>{question}</p>
        {!data && (
          <Alert
            title={t(
              '只会把上面这句话发送给学校配置的 AI 服务，不发送您的姓名、账号和任何业务数据。请不要在问题中填写个人信息。',
            )}
          />
        )}
        {error && <Alert tone="danger" title={t(error.message)} />}
        {data && (
          <>
            <p className={words()} aria-live="polite">
              {data.text}
            </p>
            <Alert tone="warning" title={t('AI 的回答可能有误，请以学校的正式通知为准。')} />
          </>
        )}
      </Stack>
    </Dialog>
  )
}

const words = cva({ base: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } })
