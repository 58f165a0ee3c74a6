// The entrance of every npm script. Plain JavaScript, for it runs on the Node that is there, before anything is installed.
const OLDEST_NODE = 20

if (Number(process.versions.node.split('.')[0]) < OLDEST_NODE) {
  console.error(
    `Tamga needs Node ${OLDEST_NODE} or newer to set itself up; this is Node ${process.versions.node}.\n` +
      'Install a newer Node from https://nodejs.org or with your package manager, and run the command again.',
  )
  process.exit(1)
}

import('./commands.mjs')
  .then(({ runCommand }) => runCommand(process.argv.slice(2)))
  .then(
    code => process.exit(code),
    error => {
      console.error(error?.isForPeople ? error.message : error)
      process.exit(1)
    },
  )
