import { useQuery } from '@tanstack/react-query'
import { Alert } from '#design-system/alert/alert.tsx'
import { Button } from '#design-system/button/button.tsx'
import { Card } from '#design-system/card/card.tsx'
import { Empty } from '#design-system/empty/empty.tsx'
import { Field } from '#design-system/field/field.tsx'
import { PageHeader } from '#design-system/page-header/page-header.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { ReferenceEditor } from '#workbench/engine/kinds/reference-editor.tsx'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { useAsked } from '#workbench/portal/use-asked.ts'
import { AuthorisationForm } from './user-authorisation/authorisation-form.tsx'
import { authorisationQuery } from './user-authorisation/calls.ts'
import { WhyCard } from './user-authorisation/why-card.tsx'

/** 用户授权: the roles of one person, and the rows opened to that person beyond them. */
export function Screen() {
  const { t } = useTranslation()
  const [userId, choose] = useAsked('userId')
  const { data, error, refetch } = useQuery(authorisationQuery(userId))
  return (
    <Stack>
      <PageHeader title={t('用户授权')} />
      <Card>
        <Field label={t('用户')} layout="beside">
          <ReferenceEditor target="system.user" value={userId} onChange={choose} />
        </Field>
      </Card>
      {error && (
        <Alert
          tone="danger"
          title={t(error.message)}
          action={<Button onClick={() => void refetch()}>{t('重试')}</Button>}
        />
      )}
      {!userId && (
        <Card>
          <Empty
            title={t('请选择用户')}
            description={t('选择用户后，设置其角色，以及角色和任职之外另行开放的部门、年级、班级和楼栋。')}
          />
        </Card>
      )}
      {userId && !data && !error && <Card loading>{null}</Card>}
      {data && (
        <>
          <AuthorisationForm key={`${data.id} ${data.revision}`} known={data} />
          <WhyCard key={data.id} userId={data.id} />
        </>
      )}
    </Stack>
  )
}
