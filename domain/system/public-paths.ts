/** Pages that nobody has to sign in for (specification, section 2). */
const pages = [
  '/',
  '/login',
  '/loginbyoauth2',
  '/loginbyjwt',
  '/loginbywechatenterprise',
  '/bindingusertoautologin',
  '/registerschool',
  '/fktjwj',
  '/verify',
  '/home',
  '/home/lofTV',
  '/datascreen',
  '/welcome',
  '/welcome/index',
  '/welcome/login',
  '/welcome/loginbywechatenterprise',
  '/dzks/login',
  '/dzks/index',
  '/dzks/exame/index',
]
const sections = ['/datascreen/', '/oauth/callback/', '/verify/']

/** Whether a page opens without a sign-in, by its path. */
export const isPublicPath = (path: string) =>
  pages.includes(path) || sections.some((section) => path.startsWith(section))
