import { Group, Stack, Text, ThemeIcon } from '@mantine/core'
import { IconAffiliate, IconArrowRight, IconCircleCheck, IconLogin2, IconUser } from '@tabler/icons-react'
import { Fragment } from 'react'
import { boot } from '../../../api/boot.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { federationTexts } from '../texts.ts'

/** Who a sign-in passes through, and where the address to register stands in it. */
export function FlowSketch({ name }: { name: string }) {
  const t = useTexts(federationTexts)
  const places = [
    { key: 'person', icon: IconUser, label: t('federation.flow.person') },
    { key: 'page', icon: IconLogin2, label: t('federation.flow.page', { brand: boot.brand.name }) },
    { key: 'provider', icon: IconAffiliate, label: name },
    { key: 'back', icon: IconCircleCheck, label: t('federation.flow.back') },
  ]
  return (
    <Group gap="xs" align="flex-start" justify="space-between" visibleFrom="sm">
      {places.map(({ key, icon: Icon, label }, at) => (
        <Fragment key={key}>
          {at > 0 && <IconArrowRight size={18} className="rtl-flip" aria-hidden style={{ marginTop: 9 }} />}
          <Stack gap={4} align="center" maw={120}>
            <ThemeIcon variant="light" size={36} radius="xl" aria-hidden>
              <Icon size={20} stroke={1.7} />
            </ThemeIcon>
            <Text size="xs" ta="center">
              {label}
            </Text>
          </Stack>
        </Fragment>
      ))}
    </Group>
  )
}
