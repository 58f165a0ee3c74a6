import { AppError } from '../../../kernel/http/problem.ts'
import { admitPeer } from '../../../modules/clients/index.ts'
import { defineCommand, JSON_OPTION } from '../../command.ts'
import { CommandFailure, EXIT, usageError } from '../../exit-code.ts'
import { operatorContext } from '../../operator-context.ts'
import { withPlatform } from '../../with-platform.ts'

export const peerAdmitCommand = defineCommand({
  name: 'peer admit',
  summary: 'Let the people of this installation sign in to another one.',
  details: [
    'The other installation prints this command with its address and the hash of its secret, which never leaves it. Run again, it',
    'replaces the address and the secret.',
  ],
  options: {
    origin: {
      type: 'string',
      value: 'ADDRESS',
      required: true,
      positional: true,
      about: 'Where people open the other installation.',
    },
    'secret-hash': { type: 'string', value: 'HASH', required: true, about: 'As the other one printed it.' },
    client: { type: 'string', value: 'ID', about: 'Its client id here; government unless told.' },
    ...JSON_OPTION,
  },
  examples: ['tamga peer admit http://localhost:8081 --secret-hash 5e88…'],
  async run(call) {
    const { origin, json, 'secret-hash': hash, client: client_id = 'government' } = call.options
    const given = readOrigin(origin)
    if (!/^[0-9a-f]{64}$/.test(hash)) throw usageError('--secret-hash is 64 hexadecimal digits.')
    const client = await withPlatform(call, ({ ctx }) =>
      admitPeer(operatorContext(ctx), { client_id, origin: given, secret_hash: Buffer.from(hash, 'hex') }),
    ).catch(error => {
      if (error instanceof AppError && error.code === 'redirect_host_not_allowed')
        throw new CommandFailure(`${given} is not in OAUTH_REDIRECT_HOSTS.`)
      throw error
    })
    if (json) call.terminal.json(client)
    else call.terminal.say(`People of this installation can sign in at ${given} now (${client.client_id}).`)
    return EXIT.done
  },
})

function readOrigin(text: string): string {
  const url = URL.parse(text)
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search || url.hash)
    throw usageError('The address is an origin such as https://government.example.mn.')
  return url.origin
}
