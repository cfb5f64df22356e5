import Cookies from 'js-cookie'

// Not in the browser's storage, which is emptied when somebody leaves.
const name = 'remembered-account'

/** The account that was typed last on this machine, where its owner asked to have it remembered. Never the password. */
export const rememberedAccount = {
  read: () => Cookies.get(name) ?? '',
  keep: (account: string) =>
    Cookies.set(name, account, {
      expires: 180,
      sameSite: 'Strict',
      secure: window.location.protocol === 'https:',
    }),
  forget: () => Cookies.remove(name),
}
