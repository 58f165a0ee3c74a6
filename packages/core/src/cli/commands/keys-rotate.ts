import { type Rotation, rotateSigningKeys } from '../../modules/oauth/index.ts'
import { defineCommand, JSON_OPTION } from '../command.ts'
import { EXIT, usageError } from '../exit-code.ts'
import { operatorContext } from '../operator-context.ts'
import { withPlatform } from '../with-platform.ts'

export const keysRotateCommand = defineCommand({
  name: 'keys rotate',
  summary: 'Make new keys that sign tokens.',
  details: [
    'New keys are published first and begin to sign a day later, when every application has read them. The former',
    'keys stay published for thirty days, so that what they signed still verifies.',
  ],
  options: {
    now: { type: 'boolean', about: 'Sign with the new keys at once.' },
    revoke: {
      type: 'boolean',
      about: 'With --now, after a leak: former keys are withdrawn, what they signed is refused.',
    },
    ...JSON_OPTION,
  },
  examples: ['tamga keys rotate', 'tamga keys rotate --now --revoke'],
  async run(call) {
    const { now, revoke, json } = call.options
    if (revoke && !now)
      throw usageError('--revoke needs --now: without a new key at work nothing could be signed.')
    const rotation = await withPlatform(call, ({ ctx }) =>
      rotateSigningKeys(operatorContext(ctx), { now, revoke }),
    )
    if (json) call.terminal.json(rotation)
    else for (const line of linesOf(rotation)) call.terminal.say(line)
    return EXIT.done
  },
})

function linesOf({ published, activated, retired, removed, waiting }: Rotation): string[] {
  const told: [string[], string][] = [
    [activated, 'signs from now on'],
    [published, 'published; signs in 24 hours'],
    [waiting, 'is already published and waits its day (--now uses it at once)'],
    [retired, 'retired; still verifies'],
    [removed, 'withdrawn'],
  ]
  return told.flatMap(([kids, what]) => kids.map(kid => `${kid}  ${what}`))
}
