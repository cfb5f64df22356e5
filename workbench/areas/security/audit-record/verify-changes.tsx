import { resourceNamed } from '#domain/index.ts'
import { changeCalls } from '#domain/security/change-record/calls.ts'
import { ask } from '#workbench/http/ask.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { Verify } from './verify.tsx'

/** Whether the records of field changes are whole, those that were not sealed yet included. */
export function VerifyChanges() {
  const { t } = useTranslation()
  async function verify() {
    await ask(changeCalls.seal)
    const { total, breach } = await ask(changeCalls.verify)
    if (!breach)
      return {
        whole: true,
        title: t('记录完整'),
        description: t('共校验 {{total}} 条，每一条都与前一条的摘要相连，各批封存没有缺失或增补。', {
          total,
        }),
      }
    if ('seal' in breach)
      return {
        whole: false,
        title: t('第 {{seal}} 批封存的记录有缺失或增补', { seal: breach.seal }),
        description: t('封存之后有记录被删除或加入。请保留现场并立即上报。'),
      }
    const { resource, rowTitle, serial } = breach.record
    return {
      whole: false,
      title: t('“{{label}} {{name}}”的第 {{serial}} 版记录与前文不符', {
        label: t(resourceNamed(resource)?.label ?? resource),
        name: rowTitle,
        serial,
      }),
      description: t('该条记录被修改，或它之前的记录被删除。请保留现场并立即上报。'),
    }
  }
  return <Verify label={t('封存并校验')} title={t('字段变更记录完整性')} verify={verify} />
}
