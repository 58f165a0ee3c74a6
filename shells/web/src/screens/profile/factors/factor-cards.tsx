import { Stack } from '@mantine/core'
import { CodesCard } from './codes-card.tsx'
import { DevicesCard } from './devices-card.tsx'
import { PasskeysCard } from './passkeys-card.tsx'
import { TotpCard } from './totp-card.tsx'

/** What proves who one is, beside the password. */
export function FactorCards() {
  return (
    <Stack gap="lg" maw={860}>
      <PasskeysCard />
      <TotpCard />
      <CodesCard />
      <DevicesCard />
    </Stack>
  )
}
