import { useQuery } from '@tanstack/react-query'
import { ClipboardList } from 'lucide-react'
import { useEffect } from 'react'
import { Alert } from '#design-system/alert/alert.tsx'
import { Button } from '#design-system/button/button.tsx'
import { Empty } from '#design-system/empty/empty.tsx'
import { List } from '#design-system/list/list.tsx'
import { PageHeader } from '#design-system/page-header/page-header.tsx'
import { Tag } from '#design-system/tag/tag.tsx'
import { examCalls } from '#domain/exam/calls.ts'
import { usePerson } from '#workbench/account/session/use-session.ts'
import { ask } from '#workbench/http/ask.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { Go } from '#workbench/navigation/go.tsx'
import { Side } from '#workbench/shell/side.tsx'
import { PublicSide } from './public-side.tsx'

/** /dzks/exame/index: the examination side, with what the college has announced. */
export function ExamHome() {
  const { t } = useTranslation()
  const person = usePerson()
  useEffect(() => {
    document.title = t('考试系统')
  }, [t])
  if (!person)
    return (
      <PublicSide name={t('考试系统')} logo={<ClipboardList />} door="/dzks/login">
        <Empty
          title={t('登录后查看您的考试')}
          description={t('学校公布的考试会显示在这里，请在开考前登录。')}
          action={<Go href="/dzks/login">{t('登录考试系统')}</Go>}
        />
      </PublicSide>
    )
  return (
    <Side name={t('考试系统')} logo={<ClipboardList />}>
      <PageHeader
        title={t('{{name}}，您好', { name: person.name })}
        description={t('学校公布的考试会显示在这里，请在开考前登录。')}
      />
      <Examinations />
    </Side>
  )
}

function Examinations() {
  const { t } = useTranslation()
  const query = useQuery({
    queryKey: ['exam', 'announced'],
    queryFn: () => ask(examCalls.announced, undefined, { quiet: true }),
  })
  if (query.isError)
    return (
      <Alert
        tone="danger"
        title={t('考试安排没有读到')}
        action={<Button onClick={() => void query.refetch()}>{t('重试')}</Button>}
      >
        {t(query.error.message)}
      </Alert>
    )
  return (
    <List
      label={t('考试安排')}
      loading={query.isPending}
      empty={
        <Empty
          title={t('目前没有为您开放的考试')}
          description={t('考试安排以学校通知为准，公布后刷新本页即可看到。')}
        />
      }
      items={(query.data ?? []).map(({ id, title, place, startsAt, endsAt, open }) => ({
        id,
        title,
        description: [`${startsAt.slice(0, 16)} – ${endsAt.slice(0, 16)}`, place].filter(Boolean).join(' · '),
        actions: <Tag tone={open ? 'success' : 'neutral'}>{open ? t('进行中') : t('未开始')}</Tag>,
      }))}
    />
  )
}
