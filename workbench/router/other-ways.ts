/** Addresses of the ways of signing in that a college may have besides the account (specification, section 2). */
export const otherWays = [
  '/loginbyoauth2',
  '/loginbyjwt',
  '/loginbywechatenterprise',
  '/bindingusertoautologin',
  '/registerschool',
  '/oauth/callback/$source',
  '/welcome/loginbywechatenterprise',
  '/dzks/login',
] as const
