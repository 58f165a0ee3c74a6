import { Box, Divider, Paper, Stack, Text } from '@mantine/core'
import { direction } from '@tamga/formats'
import { useQuery } from '@tanstack/react-query'
import { type MailKey, previewQuery, type Wording } from '../../../data/mails.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { Card } from '../../../parts/page/card.tsx'
import { ProblemAlert } from '../../../parts/state/problem-alert.tsx'
import { settingsTexts } from '../texts.ts'
import classes from './mails.module.css'

/** What the reader gets, by the same code that composes the mail; drawn here, since the page loads no foreign document. */
export function MailPreview({ mail, wording }: { mail: MailKey; wording: Wording }) {
  const t = useTexts(settingsTexts)
  const { data, error } = useQuery(previewQuery(mail, wording))
  return (
    <Card title={t('settings.mails.preview')} description={t('settings.mails.preview.text')}>
      <ProblemAlert error={error} />
      {data && (
        <Paper
          withBorder
          p="lg"
          lang={mail.language}
          dir={direction(mail.language)}
          className={classes['mail']}
        >
          <Text size="sm" c="dimmed">
            <bdi>{data.subject}</bdi>
          </Text>
          <Divider my="sm" />
          <Stack gap="sm">
            <Text fw={600}>
              <bdi>{data.brand}</bdi>
            </Text>
            <Text size="xl" fw={700}>
              {data.heading}
            </Text>
            {data.paragraphs.map(text => (
              <Text key={text} className={classes['paragraph']}>
                {text}
              </Text>
            ))}
            <Box className={classes['action']}>{data.action}</Box>
            <Divider />
            <Text size="sm" c="dimmed">
              {data.footer}
            </Text>
          </Stack>
        </Paper>
      )}
    </Card>
  )
}
