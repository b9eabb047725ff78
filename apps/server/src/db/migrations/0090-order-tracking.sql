-- Where a carrier tells how a parcel goes, with {numero} for the parcel's own number; null where it tells nobody.
ALTER TABLE carriers ADD COLUMN tracking_url text
  CHECK (tracking_url LIKE 'https://%{numero}%' AND length(tracking_url) <= 300);
UPDATE carriers SET tracking_url = 'https://centrodeayuda.chilexpress.cl/seguimiento/{numero}'
  WHERE name = 'Chilexpress';

-- The number that the carrier gave the parcel, set when it is sent.
ALTER TABLE orders ADD COLUMN tracking_number text
  CHECK (tracking_number ~ '^[0-9A-Za-z-]{4,40}$');
