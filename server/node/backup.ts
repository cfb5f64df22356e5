import { resolve } from 'node:path'
import { CannotStart } from './cannot-start.ts'
import { readEnvironment } from './environment.ts'
import { backUp } from './snapshot.ts'

/** Writes the embedded database into a file: `npm run backup -- <file>`. The server may go on running meanwhile. */
async function main([file]: readonly string[]) {
  const { databaseUrl, dataDir } = readEnvironment(process.env)
  if (databaseUrl) throw new CannotStart('DATABASE_URL 所指的数据库请用 pg_dump 备份')
  if (!file) throw new CannotStart('请写明备份文件：npm run backup -- <文件>')
  await backUp(dataDir, resolve(file))
  console.log(`已备份数据库到 ${file}；文件（${dataDir}/files）和密钥（${dataDir}/secret.key）请另行复制`)
}

main(process.argv.slice(2)).catch((error) => {
  console.error(`备份失败：${error.message}`)
  process.exit(1)
})
