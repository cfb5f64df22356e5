import { useQuery } from '@tanstack/react-query'
import { Alert } from '#design-system/alert/alert.tsx'
import { Avatar } from '#design-system/avatar/avatar.tsx'
import { Card } from '#design-system/card/card.tsx'
import { Descriptions } from '#design-system/descriptions/descriptions.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { userKinds } from '#domain/system/user.ts'
import { css } from '#styled-system/css/index.js'
import { codeName } from '#workbench/language/code-name.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { AvatarDialog } from './avatar-dialog.tsx'
import { Loaded } from './loaded.tsx'
import { OwnRecord } from './own-record.tsx'
import { OwnRounds } from './own-rounds.tsx'
import { profileQuery } from './queries.ts'

/** The account, and what the college has on its books of anyone who holds it. */
export function Profile() {
  const { t } = useTranslation()
  const query = useQuery(profileQuery)
  const sections = query.data?.sections ?? []
  return (
    <Stack>
      {query.data?.kind === 'teacher' && <OwnRounds />}
      <Loaded query={query} title={t('账号信息')}>
        {({ name, account, kind, roles, lastLoginAt, avatarUrl }) => (
          <Stack gap="lg">
            <div className={head}>
              <Avatar name={name} src={avatarUrl} size="lg" />
              <strong className={title}>{name}</strong>
              <AvatarDialog url={avatarUrl} />
            </div>
            <Descriptions
              items={[
                { label: t('账号'), value: account, copy: account },
                { label: t('人员类别'), value: codeName(t, userKinds, kind) },
                {
                  label: t('角色'),
                  value: roles
                    ?.split('、')
                    .map((role) => t(role))
                    .join('、'),
                },
                { label: t('上次登录'), value: lastLoginAt },
              ]}
            />
          </Stack>
        )}
      </Loaded>
      {sections.map(({ title, lines }) => (
        <Card key={title} title={t(title)}>
          <Descriptions
            items={lines.map(({ label, value }) => ({ label: t(label), value: value && t(value) }))}
          />
        </Card>
      ))}
      {sections.length > 0 && (
        <>
          <OwnRecord />
          <Alert>{t('以上信息来自学校的学籍和人事登记。如有错误，请联系所在院系或部门更正。')}</Alert>
        </>
      )}
    </Stack>
  )
}

const head = css({ display: 'flex', alignItems: 'center', gap: '4', flexWrap: 'wrap' })
const title = css({ textStyle: 'title.md', marginInlineEnd: 'auto' })
