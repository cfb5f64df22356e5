import { sql } from 'kysely'
import type { AppContext } from '#server/core/app-context.ts'
import { notifyEverybody } from '#server/core/messages/notify.ts'
import { stamps } from '#server/core/stamps.ts'
import { reachedBy } from '#server/engine/audience/audience.ts'

const day = 86_400_000

interface PlannedMessage {
  readonly title: string
  readonly category: string
  readonly body: string
  readonly daysAgo: number
  /** Codes of roles; everybody when left out. */
  readonly roles?: string
  readonly pinned?: boolean
  readonly mustRead?: boolean
  readonly publisher: string
  readonly draft?: boolean
}

const told: readonly PlannedMessage[] = [
  {
    title: '关于做好冬季宿舍安全用电工作的通知',
    category: 'notice',
    publisher: '学生处',
    daysAgo: 1,
    pinned: true,
    mustRead: true,
    body: '<p>各二级学院、全体住宿同学：</p><p>入冬以来气温持续走低，为切实保障同学们的人身和财产安全，现就宿舍安全用电通知如下：</p><ol><li><p>严禁使用<strong>电热毯、热得快、电炉</strong>等大功率电器；</p></li><li><p>离开宿舍随手断电，充电设备不放在床铺上；</p></li><li><p>发现线路老化、插座松动，请立即在“报修”中提交。</p></li></ol><p>本周起公寓中心将联合保卫处开展集中检查。</p>',
  },
  {
    title: '2026—2027学年第一学期期末考试安排',
    category: 'notice',
    publisher: '教务处',
    daysAgo: 3,
    roles: 'student,teacher,counsellor,department',
    mustRead: true,
    body: '<p>本学期期末考试定于<strong>第18至19周</strong>进行，请同学们提前核对考试科目与考场，携带学生证和身份证参加考试。</p><p>因病因事不能参加考试的，应在考前三个工作日内办理缓考手续。</p>',
  },
  {
    title: '国家励志奖学金拟推荐名单公示',
    category: 'publicity',
    publisher: '学生资助管理中心',
    daysAgo: 5,
    body: '<p>经个人申请、班级评议、学院审核，现将拟推荐名单予以公示，公示期为五个工作日。如有异议，请以书面形式向学生资助管理中心反映。</p>',
  },
  {
    title: '辅导员工作例会（第12周）',
    category: 'notice',
    publisher: '学生处',
    daysAgo: 2,
    roles: 'counsellor,department',
    mustRead: true,
    body: '<p>时间：周四下午 14:30</p><p>地点：行政楼三楼会议室</p><ul><li><p>期末学风建设与考风考纪教育</p></li><li><p>假期留校学生摸排</p></li><li><p>心理重点关注学生情况通报</p></li></ul>',
  },
  {
    title: '智慧校园学生工作平台上线试运行',
    category: 'announcement',
    publisher: '信息中心',
    daysAgo: 9,
    body: '<p>学生工作平台即日起试运行，覆盖请假、宿舍、资助、评优等业务。使用中遇到问题，请联系信息中心服务台。</p>',
  },
  {
    title: '校园技能文化节开幕',
    category: 'news',
    publisher: '团委',
    daysAgo: 12,
    body: '<p>第十届校园技能文化节在实训中心广场开幕，来自九个二级学院的六百余名同学参加了首日的比赛与展示。</p>',
  },
  {
    title: '学生证补办指南',
    category: 'guide',
    publisher: '学生处',
    daysAgo: 30,
    roles: 'student,newstudent',
    body: '<p>遗失学生证的同学，请准备一寸照片一张，到学生事务大厅2号窗口办理，三个工作日后领取。</p>',
  },
  {
    title: '元旦放假安排（征求意见稿）',
    category: 'notice',
    publisher: '学校办公室',
    daysAgo: 0,
    draft: true,
    body: '<p>根据国家节假日安排，结合学校教学实际，拟于元旦放假一天。</p>',
  },
]

const links = [
  [
    '普通高等学校学生管理规定',
    'regulation',
    'https://www.moe.gov.cn/',
    '教育部令第41号，在教育部网站“政策”栏目查阅',
  ],
  ['国家资助政策与申请材料', 'form', 'https://www.xszz.edu.cn/', '全国学生资助管理中心，含各类申请表'],
  ['学籍与学历信息查询', 'guide', 'https://www.chsi.com.cn/', '中国高等教育学生信息网'],
  ['职业教育在线课程', 'material', 'https://vocational.smartedu.cn/', '国家职业教育智慧教育平台'],
] as const

/** Notices, downloads and first messages of the demo college, with their dates counted back from today. */
export async function createDemoNews(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  tenantId = '000000',
): Promise<void> {
  const at = (daysAgo: number) => new Date(now().getTime() - daysAgo * day).toISOString()
  for (const { daysAgo, roles, draft, publisher, pinned = false, mustRead = false, ...words } of told) {
    const audience = { ...nobody, toEverybody: roles === undefined, toRoles: roles ?? null }
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from (${reachedBy(tenantId, audience)}) p`.execute(db)
    const published = { state: 'published', publisher, published_at: at(daysAgo), reach: rows[0]?.count ?? 0 }
    const row = {
      ...stamps(tenantId, 'demo'),
      ...words,
      to_everybody: audience.toEverybody,
      to_roles: audience.toRoles,
      pinned,
      must_read: mustRead,
      created_at: at(daysAgo),
      updated_at: at(daysAgo),
      ...(draft ? { state: 'draft' } : published),
    }
    await db.insertInto('system_notice').values(row).execute()
  }
  const files = links.map(([title, category, address, description], sort) => ({
    ...stamps(tenantId, 'demo'),
    ...{ title, category, address, description, sort, to_everybody: true, published: true },
  }))
  await db.insertInto('system_file_link').values(files).execute()
  await notifyEverybody(
    db,
    { now },
    tenantId,
    sql`select id from "system_user" where tenant_id = ${tenantId}`,
    {
      kind: 'security',
      title: '请完善账号安全设置',
      text: '首次使用请修改初始密码，并在个人中心绑定手机、开启二次验证。',
      link: '/personalcenter',
    },
  )
}

const nobody = { toEverybody: false, toRoles: null, toDepartments: null, toClasses: null, toPersons: null }
