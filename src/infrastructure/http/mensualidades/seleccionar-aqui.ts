import type { Registro, Reloj } from '@/application/shared/equipo.port';
import {
  type CriteriosMensualidades,
  seleccionarMensualidades,
} from '@/domain/mensualidades/criterios-mensualidades';
import { enLista, type MensualidadEnLista } from '@/domain/mensualidades/mensualidad-en-lista';
import { esquemaParticipante, type Participante } from '@/domain/participantes/participante';
import { type FechaCalendario, fechaEnBogota } from '@/domain/shared/fechas';
import type { ClienteHttp } from '../cliente/cliente-http';
import { crearLectorEntidad } from '../lectura/lector-entidad';

/** Rows of a service that joins no names and computes no balance: both are worked out here. */
const unirNombres = (
  filas: readonly MensualidadEnLista[],
  participantes: readonly Participante[],
  hoy: FechaCalendario,
): MensualidadEnLista[] => {
  const porId = new Map(participantes.map((participante) => [String(participante.id), participante]));
  return filas.map((fila) => {
    const suyo = porId.get(String(fila.participante_id));
    const nombres = {
      participante_nombre: suyo?.nombre ?? null,
      participante_documento: suyo?.numero_documento ?? null,
      sede_id: suyo?.sede_id ?? null,
      sede_nombre: null,
      pagador_nombre: null,
      pagador_documento: null,
    };
    return enLista(fila, nombres, hoy);
  });
};

interface Dependencias {
  cliente: ClienteHttp;
  registro: Registro;
  reloj: Reloj;
}

/** The list of a service that joins, filters and sorts nothing, worked out in the browser. */
export const seleccionarAqui = async (
  { cliente, registro, reloj }: Dependencias,
  filas: readonly MensualidadEnLista[],
  criterios: CriteriosMensualidades,
): Promise<MensualidadEnLista[]> => {
  const lector = crearLectorEntidad(
    esquemaParticipante,
    'participantes',
    ['id', 'id_participante'],
    registro,
  );
  const participantes = lector.lista(await cliente.pedir({ metodo: 'GET', ruta: '/participantes' }));
  const hoy = fechaEnBogota(reloj.ahora());
  return seleccionarMensualidades(unirNombres(filas, participantes, hoy), criterios);
};
