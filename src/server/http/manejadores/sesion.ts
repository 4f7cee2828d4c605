import { validarCierreSesiones } from '@/domain/sesion/sesion-abierta';
import { analizar } from '@/domain/shared/analizar';
import { rolAlcanza } from '@/domain/shared/rol';
import { validarCambiosPerfil } from '@/domain/usuarios/datos-usuario';
import { consultaPermiso } from '@/server/http/consulta/esquemas-consulta';
import { contarContrasena } from '@/server/http/contar-contrasena';
import { exigirActor, exigirHuella, type Manejadores, ok, SIN_CONTENIDO } from '@/server/http/manejador';

export const manejadoresSesion: Manejadores = {
  'POST /auth/login': async ({ cuerpo, origen, agente }, { autenticar }) => {
    const { token, usuario } = await autenticar(cuerpo, origen, agente);
    return ok({ data: { token, user: usuario }, error: null });
  },
  'POST /auth/logout': async (peticion, { unidadDeTrabajo }) => {
    const actor = exigirActor(peticion);
    await unidadDeTrabajo.escribir(actor, ({ sesionesPropias }) =>
      sesionesPropias.salir(actor.id, exigirHuella(peticion)),
    );
    return SIN_CONTENIDO;
  },
  'GET /auth/sesiones': (peticion, { unidadDeTrabajo }) => {
    const actor = exigirActor(peticion);
    return unidadDeTrabajo.leer(actor, async ({ sesionesPropias }) =>
      ok({ data: await sesionesPropias.listar(actor.id, peticion.huella) }),
    );
  },
  'POST /auth/sesiones/cerrar': async (peticion, { freno, unidadDeTrabajo }) => {
    const actor = exigirActor(peticion);
    validarCierreSesiones(peticion.cuerpo);
    const descontar = await contarContrasena(freno, actor.id);
    const cerradas = await unidadDeTrabajo.escribir(actor, ({ cerrarSesionesPropias }) =>
      cerrarSesionesPropias(actor.id, peticion.cuerpo, exigirHuella(peticion)),
    );
    await descontar();
    return ok({ cerradas });
  },
  'PUT /auth/profile': (peticion, { unidadDeTrabajo }) => {
    const actor = exigirActor(peticion);
    const cambios = validarCambiosPerfil(peticion.cuerpo);
    return unidadDeTrabajo.escribir(actor, async ({ cuentas }) =>
      ok(await cuentas.actualizarPerfil(actor.id, cambios)),
    );
  },
  'GET /auth/clave-borradores': async (peticion, { llaveDeBorradores }) =>
    ok({ clave: await llaveDeBorradores(exigirActor(peticion).id) }),
  'GET /auth/permission': async (peticion) => {
    const { role } = analizar(consultaPermiso, { ...peticion.query });
    return ok({ hasPermission: rolAlcanza(exigirActor(peticion).rol, role) });
  },
};
