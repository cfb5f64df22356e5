import sharp from 'sharp'
import { readdirSync } from 'node:fs'
const [pat, out, cols='2', w='960']=process.argv.slice(2)
const fs=readdirSync('/tmp/w/dark').filter(f=>f.includes(pat)).sort()
const W=+w, c=+cols
const im=await Promise.all(fs.map(f=>sharp('/tmp/w/dark/'+f).resize({width:W}).toBuffer({resolveWithObject:true})))
const H=Math.max(...im.map(i=>i.info.height))
await sharp({create:{width:W*c,height:H*Math.ceil(im.length/c),channels:3,background:'#888'}}).composite(im.map((i,k)=>({input:i.data,left:(k%c)*W,top:Math.floor(k/c)*H}))).png().toFile(out)
console.log(fs.join('\n'))
