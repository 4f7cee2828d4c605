import type {
  ParticipanteEnLista,
  ParticipanteRepository,
} from '@/application/participantes/participante-repository.port';
import type { Registro } from '@/application/shared/registro.port';
import { esquemaParticipante } from '@/domain/participantes/participante';
import { errorDesconocido } from '@/domain/shared/errores/catalogo-transporte';
import type { ClienteHttp } from '../cliente/cliente-http';
import { buscarPagina } from '../lectura/buscar-pagina';
import { escribir, rutaDe, sinVersionDesconocida } from '../lectura/escribir';
import { crearLectorEntidad } from '../lectura/lector-entidad';
import { obtenerConRespaldo } from '../lectura/obtener-con-respaldo';
import { porId } from '../lectura/orden-por-id';
import { esquemaParticipanteEnLista } from './esquema-participante-en-lista';

const RUTA = '/participantes';
const CLAVES_ID = ['id', 'id_participante'];

export const crearHttpParticipanteRepository = (
  cliente: ClienteHttp,
  registro: Registro,
): ParticipanteRepository => {
  const lector = crearLectorEntidad(esquemaParticipante, 'participantes', CLAVES_ID, registro);
  const filas = crearLectorEntidad(esquemaParticipanteEnLista, 'participantes', CLAVES_ID, registro);
  const listar = async () => porId(lector.lista(await cliente.pedir({ metodo: 'GET', ruta: RUTA })));
  return {
    listar,
    buscar: (criterios, { senal } = {}) =>
      buscarPagina<ParticipanteEnLista, typeof criterios>({
        cliente,
        ruta: RUTA,
        criterios,
        senal,
        leer: filas.lista,
        seleccionar: async (todas, pedidos) => {
          const { seleccionarParticipantes } = await import('@/domain/participantes/criterios-participantes');
          return seleccionarParticipantes(todas, pedidos, {
            sedes: {},
            acudientes: ({ acudiente_principal: a }) => (a ? [{ textos: [a.nombre, a.telefono] }] : []),
          });
        },
      }),
    obtener: (id) =>
      obtenerConRespaldo(
        id,
        async () => lector.entidad(await cliente.pedir({ metodo: 'GET', ruta: rutaDe(RUTA, id) })),
        listar,
      ),
    crear: (datos, opciones) =>
      escribir(cliente, lector, { metodo: 'POST', ruta: RUTA, cuerpo: datos, clave: opciones?.clave }),
    actualizar: (id, cambios) =>
      escribir(cliente, lector, {
        metodo: 'PUT',
        ruta: rutaDe(RUTA, id),
        cuerpo: sinVersionDesconocida(cambios),
      }),
    importar: async (filas, { simular, clave }) => {
      const cuerpo = { filas, ...(simular ? { simular } : {}) };
      const respuesta = await cliente.pedir({ metodo: 'POST', ruta: `${RUTA}/importar`, cuerpo, clave });
      // Only the import pays for its schema.
      const { esquemaResultadoImportacion } = await import(
        '@/domain/participantes/importacion-participantes'
      );
      const leida = esquemaResultadoImportacion.safeParse(respuesta);
      if (!leida.success) throw errorDesconocido(leida.error);
      return leida.data.filas;
    },
    eliminar: async (id) => {
      await cliente.pedir({ metodo: 'DELETE', ruta: rutaDe(RUTA, id) });
    },
  };
};
