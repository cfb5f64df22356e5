import { sql } from 'kysely'
import type { AppContext } from '#server/core/app-context.ts'
import { keepFile } from '#server/core/files/keep.ts'
import { streamOf } from '#server/core/files/watch.ts'
import { stamps } from '#server/core/stamps.ts'

interface Made {
  readonly name: string
  readonly contentType: 'text/plain' | 'text/csv'
  readonly lines: readonly string[]
}

const guide: Made = {
  name: '冬季宿舍安全用电检查要点.txt',
  contentType: 'text/plain',
  lines: [
    '冬季宿舍安全用电检查要点',
    '',
    '一、逐间检查插座、插排有无松动、发热和私接电线。',
    '二、电热毯、热得快、电炉等大功率电器一经发现，登记后暂由公寓中心保管。',
    '三、充电设备不得放在床铺上，离开宿舍须断电。',
    '四、检查结果当日录入，隐患须在三个工作日内整改并复查。',
  ],
}

const kept: readonly (Made & { readonly code: string; readonly title: string; readonly kind: string })[] = [
  {
    code: 'template.student',
    title: '学生信息导入模板',
    kind: 'template',
    name: '学生信息导入模板.csv',
    contentType: 'text/csv',
    lines: ['学号,姓名,性别,班级,手机号码', '20260101001,张三,男,计算机2601班,'],
  },
  {
    code: 'document.card',
    title: '学生证补办申请表',
    kind: 'document',
    name: '学生证补办申请表.txt',
    contentType: 'text/plain',
    lines: [
      '学生证补办申请表',
      '',
      '姓名：        学号：        班级：',
      '遗失经过：',
      '',
      '本人签名：        日期：',
    ],
  },
  {
    code: 'guide.counsellor',
    title: '辅导员使用手册',
    kind: 'guide',
    name: '辅导员使用手册.txt',
    contentType: 'text/plain',
    lines: [
      '辅导员使用手册',
      '',
      '一、在“我的待办”中处理请假、报到等申请。',
      '二、在“通知公告”中面向所带班级发布通知。',
    ],
  },
]

/** Files of the demo college: those the portal keeps, one to download, one that a notice brings along, and where they lie. */
export async function createDemoFiles(app: AppContext, tenantId = '000000'): Promise<void> {
  const { db } = app
  const { rows } = await sql<{ id: string }>`select id from "system_user"
    where tenant_id = ${tenantId} and account = 'admin'`.execute(db)
  const [admin] = rows
  if (!admin) return
  const storage = { name: '系统自带存储', kind: 'own', path_style: true, enabled: true, usual: true }
  await db
    .insertInto('resource_object_storage')
    .values({ ...stamps(tenantId, 'demo'), ...storage })
    .execute()
  // A spreadsheet program knows the encoding by the mark at the beginning.
  const keep = ({ name, contentType, lines }: Made) =>
    keepFile(
      app,
      { id: admin.id, tenantId },
      {
        name,
        contentType,
        bytes: streamOf(new TextEncoder().encode(`\ufeff${lines.join('\r\n')}\r\n`)),
      },
    )
  const use = (resource: string, row_id: string, field: string, attachment_id: string) =>
    db
      .insertInto('resource_attachment_use')
      .values({ ...stamps(tenantId, 'demo'), resource, row_id, field, attachment_id })
      .execute()

  for (const { code, title, kind, ...made } of kept) {
    const row = {
      ...stamps(tenantId, 'demo'),
      code,
      name: title,
      kind,
      enabled: true,
      file: await keep(made),
    }
    await db.insertInto('system_file').values(row).execute()
    await use('system.file', row.id, 'file', row.file)
  }
  const form = kept[1]
  if (form) {
    const to = { to_everybody: true, published: true, sort: 9 }
    const told = { title: form.title, category: 'form', description: '填写后交到学生事务大厅2号窗口' }
    const row = { ...stamps(tenantId, 'demo'), ...told, ...to, file: await keep(form) }
    await db.insertInto('system_file_link').values(row).execute()
    await use('system.file-link', row.id, 'file', row.file)
  }
  const { rows: notices } = await sql<{ id: string }>`select id from system_notice
    where tenant_id = ${tenantId} and title = '关于做好冬季宿舍安全用电工作的通知'`.execute(db)
  for (const { id } of notices) {
    const file = await keep(guide)
    await sql`update system_notice set attachments = ${file} where tenant_id = ${tenantId} and id = ${id}`.execute(
      db,
    )
    await use('system.notice', id, 'attachments', file)
  }
}
