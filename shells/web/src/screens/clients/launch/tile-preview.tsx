import { Text } from '@mantine/core'
import { useTexts } from '../../../i18n/texts.ts'
import { ApplicationFace } from '../../../parts/logo/application-face.tsx'
import classes from '../clients.module.css'
import { clientsTexts } from '../texts.ts'

type TilePreviewProps = {
  name: string
  description: string
  logoAddress: string | null
  /** People have it on their home page. */
  isShown: boolean
}

export function TilePreview({ name, description, logoAddress, isShown }: TilePreviewProps) {
  const t = useTexts(clientsTexts)
  return (
    <div>
      <Text size="sm" fw={500} mb={6}>
        {t('clients.tile.preview')}
      </Text>
      <div className={classes.tilePreview} data-hidden={!isShown || undefined}>
        <ApplicationFace name={name} description={description.trim() || null} logoAddress={logoAddress} />
      </div>
      {!isShown && (
        <Text size="sm" c="dimmed" mt={6}>
          {t('clients.tile.hidden')}
        </Text>
      )}
    </div>
  )
}
