import type { Registro } from '@/application/shared/registro.port';
import type { Reloj } from '@/application/shared/reloj.port';
import {
  type CriteriosMensualidades,
  seleccionarMensualidades,
} from '@/domain/mensualidades/criterios-mensualidades';
import type { MensualidadEnLista } from '@/domain/mensualidades/mensualidad-en-lista';
import { esquemaParticipante } from '@/domain/participantes/participante';
import { fechaEnBogota } from '@/domain/shared/fechas';
import type { ClienteHttp } from '../cliente/cliente-http';
import { crearLectorEntidad } from '../lectura/lector-entidad';
import { unirNombres } from './unir-nombres';

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
