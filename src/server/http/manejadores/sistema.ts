import { esquemaEnsayoPedido, esquemaEstadoDelSistema } from '@/domain/sistema/estado-del-sistema';
import type { API_SISTEMA } from '@/domain/sistema/manifiesto-sistema';
import { esquemaPruebaDeCorreo } from '@/domain/sistema/prueba-de-correo';
import { exigirActor, type LlamadasDe, ok } from '@/server/http/manejador';

export const llamadasSistema: LlamadasDe<typeof API_SISTEMA> = {
  'GET /sistema': {
    resumen:
      'Estado del sistema en palabras: copia de seguridad, restauración verificada, base, disco, correo y certificado',
    respuesta: esquemaEstadoDelSistema,
    porMinuto: 30,
    atender: async (_peticion, { sistema }) => ok(await sistema.mirar()),
  },
  'POST /sistema/correo': {
    resumen:
      'Enviarse un mensaje de prueba; responde si el servidor de correo lo recibió y, si no, qué hacer',
    respuesta: esquemaPruebaDeCorreo,
    porMinuto: 3,
    atender: async (peticion, { sistema, unidadDeTrabajo }) => {
      const actor = exigirActor(peticion);
      const prueba = await sistema.probarCorreo(actor.email);
      return unidadDeTrabajo.escribir(actor, async ({ auditoria }) => {
        await auditoria.mensajeDePrueba(prueba);
        return ok(prueba);
      });
    },
  },
  'POST /sistema/ensayo': {
    resumen: 'Empezar a restaurar aparte la última copia de seguridad, para comprobarla; 409 si no hay cuál',
    respuesta: esquemaEnsayoPedido,
    estado: 202,
    porMinuto: 6,
    atender: async (_peticion, { sistema }) => {
      await sistema.ensayar();
      return { estado: 202, cuerpo: { ensayo: 'EN_CURSO' } };
    },
  },
};
