-- Each night the mails are looked for that orders still have which forgot their person: few of all orders, of which each was
-- read for it, and each mail.
CREATE INDEX orders_forgotten ON orders (number) WHERE forget_person AND customer_email = '';
