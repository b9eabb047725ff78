-- What was done to one order is not looked for in the log of the whole shop.
CREATE INDEX staff_actions_order ON staff_actions (subject, id)
  WHERE action IN ('pedido-editado', 'pedido-correo-reenviado');
