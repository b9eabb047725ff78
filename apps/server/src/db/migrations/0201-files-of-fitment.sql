-- Files of what parts fit which vehicles come in as files of products do: tables of their own, or ACES.
ALTER TABLE imports
  DROP CONSTRAINT imports_container_check,
  ADD CONSTRAINT imports_container_check CHECK (container IN ('csv', 'xlsx', 'aces')),
  DROP CONSTRAINT imports_format_check,
  ADD CONSTRAINT imports_format_check CHECK (format IN ('own', 'woocommerce', 'shopify', 'fitment'));
