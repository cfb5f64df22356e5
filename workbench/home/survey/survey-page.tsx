import { useQuery } from '@tanstack/react-query'
import { GraduationCap } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Card } from '#design-system/card/card.tsx'
import { Result } from '#design-system/result/result.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import type { SurveyHere as Survey } from '#domain/survey/calls.ts'
import { sva } from '#styled-system/css/index.js'
import { useAppInfo } from '#workbench/account/session/use-app-info.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { Surroundings } from '#workbench/portal/surroundings.tsx'
import { surveyQuery } from './survey-calls.ts'
import { SurveyForm } from './survey-form.tsx'

/** The survey form that anybody may open, at /fktjwj. */
export const SurveyPage = () => (
  <Surroundings>
    <Page />
  </Surroundings>
)

function Page() {
  const { t } = useTranslation()
  const style = page()
  const college = useAppInfo(0)?.title || t('智慧校园')
  const { data: survey, error, refetch, isFetching } = useQuery(surveyQuery)
  const title = survey?.title ?? t('问卷调查')
  useEffect(() => {
    document.title = `${title} - ${college}`
  }, [title, college])
  return (
    <div className={style.root}>
      <header className={style.head}>
        <span className={style.college}>
          <GraduationCap aria-hidden />
          {college}
        </span>
        <h1 className={style.title}>{title}</h1>
        {survey?.introduction && <p className={style.words}>{survey.introduction}</p>}
        {survey?.state === 'open' && (
          <p className={style.words}>{t('截止时间：{{time}}', { time: survey.closesAt.slice(0, 16) })}</p>
        )}
      </header>
      <main className={style.body}>
        {survey === undefined && !error && <Card loading />}
        {survey === undefined && error && (
          <Card>
            <Result
              status="500"
              title={t('问卷没有打开')}
              description={t(error.message)}
              next={[]}
              action={
                <Button variant="solid" loading={isFetching} onClick={() => void refetch()}>
                  {t('重试')}
                </Button>
              }
            />
          </Card>
        )}
        {survey !== undefined && <Content survey={survey} />}
      </main>
      <footer className={style.foot}>{college}</footer>
    </div>
  )
}

function Content({ survey }: { readonly survey: Survey | null }) {
  const { t } = useTranslation()
  const [sent, setSent] = useState(false)
  useEffect(() => {
    if (sent) window.scrollTo({ top: 0 })
  }, [sent])
  if (!survey)
    return (
      <Outcome title={t('现在没有问卷')} text={t('学校目前没有开放填写的问卷，有新的问卷时会另行通知。')} />
    )
  if (sent)
    return <Outcome good title={t('感谢您的填写')} text={t('您的问卷已经提交成功，可以关闭本页面了。')} />
  if (survey.answered)
    return (
      <Outcome
        good
        title={t('您已经填写过了')}
        text={t('这台设备已经提交过这份问卷，每台设备只能提交一次。')}
      />
    )
  if (survey.state === 'waiting')
    return (
      <Outcome
        title={t('问卷还没有开始')}
        text={t('请在 {{time}} 之后再来填写。', { time: survey.opensAt.slice(0, 16) })}
      />
    )
  if (survey.state === 'closed')
    return (
      <Outcome
        title={t('问卷已经截止')}
        text={t('填写已于 {{time}} 结束，感谢您的关注。', { time: survey.closesAt.slice(0, 16) })}
      />
    )
  return <SurveyForm survey={survey} onSent={() => setSent(true)} />
}

/** Nothing to fill in, and why. */
const Outcome = ({
  title,
  text,
  good,
}: {
  readonly title: string
  readonly text: string
  readonly good?: boolean
}) => (
  <Card>
    <Stack pad="card">
      <Result status={good ? 'success' : 'ungranted'} title={title} description={text} next={[]} />
    </Stack>
  </Card>
)

const page = sva({
  slots: ['root', 'head', 'college', 'title', 'words', 'body', 'foot'],
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      gap: '6',
      minHeight: 'screen',
      padding: { base: '4', sm: '8' },
      bg: 'surface.sunken',
    },
    head: { display: 'grid', gap: '2', width: 'full', maxWidth: 'dialog.md', marginInline: 'auto' },
    college: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      color: 'accent.text',
      textStyle: 'title.sm',
      '& svg': { width: 'icon.lg', height: 'icon.lg' },
    },
    title: { textStyle: 'title.lg' },
    words: { color: 'text.quiet' },
    body: { flex: '1', width: 'full', maxWidth: 'dialog.md', marginInline: 'auto' },
    foot: { textAlign: 'center', textStyle: 'caption', color: 'text.faint' },
  },
})
