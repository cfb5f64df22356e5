import { resolve } from 'node:path'
import { CannotStart } from './cannot-start.ts'
import { readEnvironment } from './environment.ts'
import { restore } from './snapshot.ts'

/** Makes the embedded database from a file of `npm run backup`: `npm run restore -- <file>`, while no server runs on it. */
async function main([file]: readonly string[]) {
  const { databaseUrl, dataDir } = readEnvironment(process.env)
  if (databaseUrl) throw new CannotStart('DATABASE_URL 所指的数据库请用 pg_restore 恢复')
  if (!file) throw new CannotStart('请写明备份文件：npm run restore -- <文件>')
  const aside = await restore(dataDir, resolve(file), new Date())
  console.log(`已恢复数据库${aside ? `；原有的数据库移到了 ${aside}` : ''}`)
}

main(process.argv.slice(2)).catch((error) => {
  console.error(`恢复失败：${error.message}`)
  process.exit(1)
})
