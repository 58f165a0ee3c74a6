import { Button, FileButton, Group, Text } from '@mantine/core'
import { IconPhotoUp, IconTrash } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useMe } from '../../data/me.ts'
import { changeProfile, uploadPhotograph } from '../../data/own/profile.ts'
import { useTexts } from '../../i18n/texts.ts'
import { showDone } from '../../parts/overlay/toasts.tsx'
import { PersonAvatar } from '../../parts/person/person-avatar.tsx'
import { ProblemAlert } from '../../parts/state/problem-alert.tsx'
import { profileTexts } from './texts.ts'

const TYPES = 'image/png,image/jpeg,image/webp'

/** Colleagues see it wherever the person is named. It is kept at once, apart from the rest of the form. */
export function PhotographField() {
  const t = useTexts(profileTexts)
  const { user } = useMe()
  const change = useMutation({
    mutationFn: (photograph: File | null) =>
      photograph ? uploadPhotograph(photograph) : changeProfile({ picture: null }),
    onSuccess: () => showDone(t('profile.saved')),
  })
  return (
    <div>
      <Group gap="md" mb="md">
        <PersonAvatar id={user.id} name={user.name} picture={user.picture} size={72} />
        <div>
          <Group gap="xs">
            <FileButton accept={TYPES} onChange={photograph => photograph && change.mutate(photograph)}>
              {props => (
                <Button
                  {...props}
                  variant="default"
                  loading={change.isPending}
                  leftSection={<IconPhotoUp size={18} />}
                >
                  {t('profile.photograph.upload')}
                </Button>
              )}
            </FileButton>
            {user.picture && (
              <Button
                variant="subtle"
                color="gray"
                leftSection={<IconTrash size={18} />}
                onClick={() => change.mutate(null)}
              >
                {t('profile.photograph.remove')}
              </Button>
            )}
          </Group>
          <Text size="xs" c="dimmed" mt={6}>
            {t('profile.photograph.hint')}
          </Text>
        </div>
      </Group>
      <ProblemAlert error={change.error} />
    </div>
  )
}
