import { Button } from '@mantine/core'
import { IconEye } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useData } from '../../shell/data-context.tsx'
import { useText } from '../../shell/texts.tsx'
import { useNotifyRefusal } from '../../ui/use-notify-refusal.ts'

/** Opens a draft on the page that it will have, as it was last saved. */
export function PreviewButton({ id }: { id: number }) {
  const text = useText()
  const { products } = useData()
  const open = useMutation({
    mutationFn: () => products.preview(id),
    onSuccess: (path) => void window.open(path, '_blank', 'noopener'),
    onError: useNotifyRefusal(),
  })
  return (
    <Button
      variant="default"
      leftSection={<IconEye size={16} aria-hidden />}
      loading={open.isPending}
      onClick={() => open.mutate()}
    >
      {text('PRODUCTS_PREVIEW')}
    </Button>
  )
}
