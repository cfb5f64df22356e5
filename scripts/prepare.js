import { needNode } from './node-version.js'

needNode()
const { makeStyles } = await import('./styles.js')
makeStyles()
