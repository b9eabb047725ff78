import { actualizarRegistrarClienteCommerce } from './actualizar-registrar-cliente-commerce.ts'
import { actualizarcontraseniaUsuario } from './actualizarcontrasenia-usuario.ts'
import { autentificarUsuario } from './autentificar-usuario.ts'
import { cerrarSesion } from './cerrar-sesion.ts'
import { comprobarCorreo } from './comprobar-correo.ts'
import { confirmarCorreo } from './confirmar-correo.ts'
import { misDatos } from './mis-datos.ts'
import { obtenerClienteEmailInvitado } from './obtener-cliente-email-invitado.ts'
import { recuperarContra } from './recuperar-contra.ts'
import { registrarclientePedido } from './registrarcliente-pedido.ts'
import { restablecerContrasenia } from './restablecer-contrasenia.ts'
import { sesion } from './sesion.ts'
import { staffBorrarCliente } from './staff-borrar-cliente.ts'
import { staffClientes } from './staff-clientes.ts'
import { staffClientesParecidos } from './staff-clientes-parecidos.ts'
import { staffClientesRepetidos } from './staff-clientes-repetidos.ts'
import { staffDatosCliente } from './staff-datos-cliente.ts'
import { staffUnirClientes } from './staff-unir-clientes.ts'
import { verificarEmailCliente } from './verificar-email-cliente.ts'
import { verificarEmailCommerce } from './verificar-email-commerce.ts'
import { verificarEmailRutCommerce } from './verificar-email-rut-commerce.ts'
import { verificarRutCommerce } from './verificar-rut-commerce.ts'
import { vistaNuevaEmailRutCommerce } from './vista-nueva-email-rut-commerce.ts'

export const customersCalls = [
  registrarclientePedido,
  autentificarUsuario,
  cerrarSesion,
  sesion,
  actualizarRegistrarClienteCommerce,
  actualizarcontraseniaUsuario,
  misDatos,
  comprobarCorreo,
  confirmarCorreo,
  recuperarContra,
  restablecerContrasenia,
  obtenerClienteEmailInvitado,
  verificarEmailCommerce,
  verificarEmailCliente,
  verificarRutCommerce,
  verificarEmailRutCommerce,
  vistaNuevaEmailRutCommerce,
  staffClientes,
  staffDatosCliente,
  staffClientesParecidos,
  staffClientesRepetidos,
  staffUnirClientes,
  staffBorrarCliente,
] as const
