/** What is tried first, everywhere and at schools (published lists of leaked passwords; letters without their trimmings). */
const worst = `
123456 1234567 12345678 123456789 1234567890 12345 123123 123123123 123321 123456a 123456abc 123456q 1234qwer 12341234
11111111 111111 112233 11223344 000000 00000000 666666 66666666 888888 88888888 999999 99999999 147258369 159753 789456123
987654321 87654321 654321 5201314 520520 1314520 7758521 7758258 woaini woaini1314 woaini520 woaini123 a123456 a1234567
a12345678 a123456789 aa123456 aa12345678 abc123 abc12345 abc123456 abcd1234 abcd123456 asd123 asd123456 asdasd asdf1234
asdfgh asdfghjkl qazwsx qazwsxedc qaz123 qwe123 qwe123456 qweasd qweasdzxc qweqwe qwer1234 qwerty qwerty123 qwerty12345
qwertyuiop q1w2e3r4 q1w2e3r4t5 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qaz2wsx3edc zaq12wsx zxc123 zxcvbn zxcvbnm zxcvbnm123
password password1 password12 password123 password1234 passw0rd pass1234 passwd p@ssw0rd p@ssword root root123 toor
admin admin1 admin12 admin123 admin1234 admin12345 admin123456 admin888 administrator system system123 sysadmin manager
guest test test123 test1234 test12345 demo demo123 user user123 default changeme letmein welcome welcome1 welcome123
iloveyou iloveyou1 monkey dragon sunshine princess football baseball superman batman master shadow michael jordan
trustno1 whatever starwars hello hello123 freedom login access flower ninja mustang hunter killer secret summer winter
spring autumn january monday friday qwert computer internet samsung huawei xiaomi android iphone apple google baidu
tencent alibaba wechat weixin taobao alipay china china123 zhongguo beijing shanghai wuhan wang1234 zhang123 liwei123
`
const known = new Set(worst.trim().split(/\s+/))

/** Words of a school, which with a year or a few signs behind them are guessed before anything else. */
const words =
  /^(campus|school|student|teacher|college|university|xuesheng|laoshi|xuexiao|daxue|mima|password|passw0rd|p@ssw0rd|p@ssword|admin|administrator|welcome|qwerty|abc|abcd|test|demo|user|root|system)$/

/** Whether a password is among those that are tried first: as it is, or a known word with digits and signs around it. */
export function isCommon(password: string): boolean {
  const low = password.toLowerCase()
  const bare = low.replace(/^[^a-z]+|[^a-z]+$/g, '')
  return known.has(low) || known.has(low.replace(/[^a-z\d]+$/, '')) || words.test(bare) || isRow(low)
}

/** One character over and over, or a run of neighbours, such as `abcdefgh`. */
function isRow(text: string): boolean {
  const steps = [...text].slice(1).map((letter, index) => letter.charCodeAt(0) - text.charCodeAt(index))
  return steps.length > 0 && [0, 1, -1].some((step) => steps.every((one) => one === step))
}
