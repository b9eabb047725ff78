import { Button } from '@mantine/core'
import { IconEye } from '@tabler/icons-react'
import { useText } from '../../shell/texts.tsx'

/** Opens a product on the page that it will have. */
export function PreviewButton({ isBusy, onPreview }: { isBusy: boolean; onPreview: () => void }) {
  const text = useText()
  return (
    <Button
      variant="default"
      leftSection={<IconEye size={16} aria-hidden />}
      loading={isBusy}
      onClick={onPreview}
    >
      {text('PRODUCTS_PREVIEW')}
    </Button>
  )
}
