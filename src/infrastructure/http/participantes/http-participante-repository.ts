import type {
  ParticipanteEnLista,
  ParticipanteRepository,
} from '@/application/participantes/participante-repository.port';
import type { Registro } from '@/application/shared/equipo.port';
import { esquemaParticipante, esquemaParticipanteListado } from '@/domain/participantes/participante';
import { errorDesconocido } from '@/domain/shared/errores/catalogo-transporte';
import { entero, esquemaId, leido } from '@/domain/shared/esquemas';
import { z } from '@/domain/shared/zod';
import type { ClienteHttp } from '../cliente/cliente-http';
import { buscarPagina } from '../lectura/buscar-pagina';
import { escriturasDe, rutaDe } from '../lectura/escribir';
import { crearLectorEntidad } from '../lectura/lector-entidad';
import { obtenerConRespaldo, porId } from '../lectura/por-id';

/** A participante with what our server joins to it in paged reads. */
const esquemaParticipanteEnLista = z.extend(esquemaParticipanteListado, {
  acudiente_principal: leido(z.object({ id: esquemaId, nombre: z.string(), telefono: leido(z.string()) })),
  saldo: leido(entero(0, Number.MAX_SAFE_INTEGER)),
  saldo_vencido: leido(entero(0, Number.MAX_SAFE_INTEGER)),
});

const RUTA = '/participantes';
const CLAVES_ID = ['id', 'id_participante'];

export const crearHttpParticipanteRepository = (
  cliente: ClienteHttp,
  registro: Registro,
): ParticipanteRepository => {
  const lector = crearLectorEntidad(esquemaParticipante, 'participantes', CLAVES_ID, registro);
  const filas = crearLectorEntidad(esquemaParticipanteEnLista, 'participantes', CLAVES_ID, registro);
  const listados = crearLectorEntidad(esquemaParticipanteListado, 'participantes', CLAVES_ID, registro);
  const pedirTodos = () => cliente.pedir({ metodo: 'GET', ruta: RUTA });
  return {
    ...escriturasDe(cliente, lector, RUTA),
    listar: async () => porId(listados.lista(await pedirTodos())),
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
        // Where there is no reading by id, the list is all there is to read.
        async () => lector.lista(await pedirTodos()),
      ),
    importar: async (filas, { simular, clave, incompletas }) => {
      const cuerpo = { filas, ...(simular ? { simular } : {}), ...(incompletas ? { incompletas } : {}) };
      const respuesta = await cliente.pedir({ metodo: 'POST', ruta: `${RUTA}/importar`, cuerpo, clave });
      // Only the import pays for its schema.
      const { esquemaResultadoImportacion } = await import(
        '@/domain/participantes/importacion-participantes'
      );
      const leida = esquemaResultadoImportacion.safeParse(respuesta);
      if (!leida.success) throw errorDesconocido(leida.error);
      return leida.data.filas;
    },
  };
};
