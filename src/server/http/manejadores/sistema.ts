import type { ServiciosServidor } from '@/application/servicios/servicios-servidor';
import { unirRuta } from '@/domain/archivos/ruta-archivo';
import { carpetaDeParticipante } from '@/domain/shared/carpeta-de-participante';
import type { Id } from '@/domain/shared/id';
import { esquemaEjemplos } from '@/domain/sistema/datos-de-ejemplo';
import { esquemaEnsayoPedido, esquemaEstadoDelSistema } from '@/domain/sistema/estado-del-sistema';
import type { API_SISTEMA } from '@/domain/sistema/manifiesto-sistema';
import { esquemaPruebaDeCorreo } from '@/domain/sistema/prueba-de-correo';
import { alEscribir, alLeer, creado, exigirActor, type LlamadasDe, ok } from '@/server/http/manejador';

/** Once nobody names them: a file has no transaction. One that cannot be moved now stays in its reserved folder. */
const borrarPapeles = async (
  archivos: ReturnType<ServiciosServidor['archivos']['de']>,
  participantes: readonly Id[],
): Promise<void> => {
  const borrarLosDe = async (carpeta: string): Promise<void> => {
    const { files, folders } = await archivos.listar(carpeta);
    for (const { name } of files) await archivos.eliminar(unirRuta(carpeta, name));
    for (const { name } of folders) await borrarLosDe(unirRuta(carpeta, name));
  };
  await Promise.allSettled(participantes.map((id) => borrarLosDe(carpetaDeParticipante(id))));
};

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
  'GET /sistema/ejemplos': {
    resumen:
      'Datos de ejemplo: desde cuándo están, cuántos son, cuántas personas reales hay y qué impide cargarlos',
    respuesta: esquemaEjemplos,
    atender: alLeer(async ({ ejemplos }) => ok(await ejemplos.mirar())),
  },
  'POST /sistema/ejemplos': {
    resumen:
      'Cargar personas, acudientes, mensualidades y pagos inventados para probar; 409 si ya hay alguien registrado, si ya están o si falta una sede o la cuota',
    respuesta: esquemaEjemplos,
    estado: 201,
    pesa: 'SIEMPRE',
    atender: alEscribir(async ({ ejemplos }, { clave }) => creado(await ejemplos.cargar({ clave }))),
  },
  'DELETE /sistema/ejemplos': {
    resumen:
      'Borrar los datos de ejemplo y todo lo que se hizo con ellos, y nada más; responde lo que había. Sus archivos quedan en la papelera',
    respuesta: esquemaEjemplos,
    pesa: 'SIEMPRE',
    atender: async (peticion, { unidadDeTrabajo, archivos }) => {
      const actor = exigirActor(peticion);
      const { habia, participantes } = await unidadDeTrabajo.escribir(actor, ({ ejemplos }) =>
        ejemplos.borrar(),
      );
      await borrarPapeles(archivos.de(actor), participantes);
      return ok(habia);
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
