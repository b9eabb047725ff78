-- What was decided of an order's prescription stands in its history too. The index before it holds less of the same.
CREATE INDEX staff_actions_of_order ON staff_actions (subject, id)
  WHERE action IN ('pedido-editado', 'pedido-correo-reenviado', 'receta-aprobada', 'receta-rechazada');
DROP INDEX staff_actions_order;
