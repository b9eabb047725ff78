import { Button, Group, Image, Input, Loader, Stack } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useData } from '../../shell/data-context.tsx'
import { useText } from '../../shell/texts.tsx'
import { refusalText } from '../feedback/load-failed.tsx'
import { PictureDrop } from './picture-drop.tsx'

const drawingEvery = 1000

/**
 * One picture of a form, such as a brand's logo: the file that the shop names it by under `/media/`, empty for none. It is
 * shown as soon as its sizes are made.
 */
export function PictureField({
  label,
  description,
  value,
  onChange,
  error,
}: {
  label: string
  description?: string
  value: string
  onChange: (file: string) => void
  error?: string | null
}) {
  const text = useText()
  const { pictures } = useData()
  const [key, setKey] = useState<string | null>(null)
  const upload = useMutation({
    mutationFn: ([file]: File[]) => (file ? pictures.upload(file) : Promise.reject(new Error('No file.'))),
    onSuccess: (uploaded) => {
      setKey(uploaded.key)
      onChange(uploaded.file)
    },
  })
  const { data: uploaded } = useQuery({
    queryKey: ['uploaded-picture', key],
    queryFn: () => pictures.uploaded(key ?? ''),
    enabled: key !== null,
    refetchInterval: ({ state }) => (state.data?.state === 'drawing' ? drawingEvery : false),
  })
  const isComing = uploaded?.file === value && uploaded.state === 'drawing'
  const refused = upload.error ? refusalText(upload.error, text('DESK_NO_NETWORK')) : null
  return (
    <Input.Wrapper label={label} description={description} error={error ?? refused}>
      <Stack gap="xs" mt={4}>
        {value !== '' && (
          <Group gap="sm">
            {isComing ? (
              <Loader size="sm" aria-label={text('PICTURES_DRAWING', { name: label })} />
            ) : (
              <Image src={`/media/${value}`} alt="" w={120} h={80} fit="contain" radius="md" />
            )}
            <Button variant="default" size="compact-md" onClick={() => onChange('')}>
              {text('PICTURES_TAKE_AWAY')}
            </Button>
          </Group>
        )}
        <PictureDrop
          label={text(value === '' ? 'PICTURES_CHOOSE' : 'PICTURES_CHANGE')}
          isBusy={upload.isPending}
          onFiles={upload.mutate}
        />
      </Stack>
    </Input.Wrapper>
  )
}
