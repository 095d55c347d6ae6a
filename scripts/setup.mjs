// Runs before `npm start` and `npm test` on whatever Node there is, so this first file uses nothing that an old one lacks.
const OLDEST_NODE = 20

if (Number(process.versions.node.split('.')[0]) < OLDEST_NODE) {
  console.error(`Node ${process.versions.node} is too old: install Node ${OLDEST_NODE} or newer and start again.`)
  process.exit(1)
}

void import('./setup/set-up.mjs').then(({ setUp }) =>
  setUp({ isForTests: process.argv.includes('--test'), hasBuild: !process.argv.includes('--no-build') }),
)
