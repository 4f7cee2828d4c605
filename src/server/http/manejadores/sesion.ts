import { analizar } from '@/domain/shared/analizar';
import { rolAlcanza } from '@/domain/shared/rol';
import { validarCambiosPerfil } from '@/domain/usuarios/datos-usuario';
import { consultaPermiso } from '@/server/http/consulta/esquemas-consulta';
import { exigirActor, type Manejadores, ok, SIN_CONTENIDO } from '@/server/http/manejador';

export const manejadoresSesion: Manejadores = {
  'POST /auth/login': async ({ cuerpo, origen }, { autenticar }) => {
    const { token, usuario } = await autenticar(cuerpo, origen);
    return ok({ data: { token, user: usuario }, error: null });
  },
  'POST /auth/logout': async ({ huella }, { sesiones }) => {
    if (huella) await sesiones.revocar(huella);
    return SIN_CONTENIDO;
  },
  'PUT /auth/profile': (peticion, { unidadDeTrabajo }) => {
    const actor = exigirActor(peticion);
    const cambios = validarCambiosPerfil(peticion.cuerpo);
    return unidadDeTrabajo.escribir(actor, async ({ cuentas }) =>
      ok(await cuentas.actualizarPerfil(actor.id, cambios)),
    );
  },
  'GET /auth/permission': async (peticion) => {
    const { role } = analizar(consultaPermiso, { ...peticion.query });
    return ok({ hasPermission: rolAlcanza(exigirActor(peticion).rol, role) });
  },
};
