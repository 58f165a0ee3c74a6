import { Anchor, Box, Text, ThemeIcon } from '@mantine/core'
import { IconChecks, IconChevronRight } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { queueQuery } from '../../data/documents/approvals.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Card } from '../../parts/page/card.tsx'
import { RelativeTime } from '../../parts/time/relative-time.tsx'
import { useMenuHas } from './app-attention.ts'
import classes from './home.module.css'
import { homeTexts } from './texts.ts'

const MOST = 5

/** Documents that wait for the person's decision; nothing is shown where nothing waits. */
export function ApprovalsCard() {
  const t = useTexts(homeTexts)
  const has = useMenuHas()
  const { data } = useQuery({ ...queueQuery, enabled: has('/approvals') })
  if (!data || data.items.length === 0) return null
  return (
    <Card
      title={t('home.approvals')}
      actions={
        <Anchor component={Link} to="/approvals" size="sm">
          {t('home.approvals.all')}
        </Anchor>
      }
    >
      <ul className={classes.list}>
        {data.items.slice(0, MOST).map(({ id, document, sent_by, due }) => (
          <li key={id}>
            <Link
              to="/documents/$id"
              params={{ id: document.id }}
              search={{ tab: 'approval' }}
              className={classes.attention}
            >
              <ThemeIcon variant="light" color="blue" size={34} radius="md" aria-hidden>
                <IconChecks size={18} stroke={1.7} />
              </ThemeIcon>
              <Box flex={1} miw={0}>
                <Text size="sm" fw={600}>
                  <bdi>{document.title}</bdi>
                </Text>
                <Text size="xs" c="dimmed">
                  {t('home.approvals.sent_by', { name: sent_by.name })}
                  {due && (
                    <>
                      {' · '}
                      <RelativeTime value={due} />
                    </>
                  )}
                </Text>
              </Box>
              <IconChevronRight size={16} className="rtl-flip" aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
