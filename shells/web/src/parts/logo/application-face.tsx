import { Box, Text } from '@mantine/core'
import classes from './application-face.module.css'
import { ClientLogo } from './client-logo.tsx'

type ApplicationFaceProps = { name: string; description: string | null; logoAddress: string | null }

/** What the tile of an application shows, on the home page and where an administrator prepares it. */
export function ApplicationFace({ name, description, logoAddress }: ApplicationFaceProps) {
  return (
    <span className={classes.face}>
      <ClientLogo client={{ name, logo_address: logoAddress }} size={44} />
      <Box miw={0} component="span">
        <Text fw={600} size="sm" lineClamp={2} component="span" display="block">
          {name}
        </Text>
        {description && (
          <Text size="xs" c="dimmed" lineClamp={2} component="span" display="block">
            {description}
          </Text>
        )}
      </Box>
    </span>
  )
}
