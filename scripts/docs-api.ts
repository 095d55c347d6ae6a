// npm run docs:api writes docs/api from the contract; with --check it only compares.
import { findStalePages, writePages } from './docs-api/folder.ts'

const isCheck = process.argv.includes('--check')
const stale = isCheck ? findStalePages() : writePages()

if (stale.length === 0) console.log('docs/api is up to date')
else console.log(`${isCheck ? 'docs/api is out of date, run npm run docs:api' : 'written'}: ${stale.join(', ')}`)
if (isCheck && stale.length > 0) process.exitCode = 1
