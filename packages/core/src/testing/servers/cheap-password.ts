import pg from 'pg'

/**
 * The owner's password was stored with as many hashes as it takes to guard something, and whoever proves to know it computes all of them: in a
 * test run that is for thousands of connections. Stored once more, it has as many as `scram_iterations` says.
 */
export async function setCheapPassword(url: string): Promise<void> {
  const owner = new pg.Client({ connectionString: url })
  await owner.connect()
  try {
    const role = owner.escapeIdentifier(owner.user!)
    await owner.query(`alter role ${role} password ${owner.escapeLiteral(owner.password!)}`)
  } finally {
    await owner.end()
  }
}
