import { hashKey, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ServiciosPanel } from '@/application/servicios/servicios-panel';
import type { CriteriosCartera } from '@/domain/mensualidades/criterios-cartera';
import type { CriteriosMensualidades } from '@/domain/mensualidades/criterios-mensualidades';
import {
  enLista,
  type MensualidadEnLista,
  type NombresDeMensualidad,
} from '@/domain/mensualidades/mensualidad-en-lista';
import type { Caja, Recaudo } from '@/domain/mensualidades/recaudo';
import { fechaEnBogota } from '@/domain/shared/fechas';
import { type Id, mismoId } from '@/domain/shared/id';
import { LIMITE_MAXIMO } from '@/domain/shared/pagina';
import { claveDe } from '../comun/datos/clave-de';

/** What moving money may change elsewhere: saldos of people, figures of the dashboard, history. */
export const AFECTADAS_POR_COBRO = [
  claveDe('mensualidades'),
  claveDe('participantes'),
  claveDe('actividad'),
  claveDe('tablero'),
] as const;

const SIN_NOMBRES: NombresDeMensualidad = {
  participante_nombre: null,
  participante_documento: null,
  sede_id: null,
  sede_nombre: null,
  pagador_nombre: null,
  pagador_documento: null,
};

export const consultaMensualidades = (servicios: ServiciosPanel, criterios: CriteriosMensualidades) =>
  queryOptions({
    queryKey: [...claveDe('mensualidades'), 'lista', criterios],
    queryFn: () => servicios.lecturas.mensualidades().then((puerto) => puerto.buscar(criterios)),
    placeholderData: keepPreviousData,
  });

/** With the names a list gives, when it gives them; `null` when there is no such mensualidad. */
export const consultaMensualidad = (servicios: ServiciosPanel, id: Id) =>
  queryOptions({
    queryKey: [...claveDe('mensualidades'), 'detalle', String(id)],
    queryFn: async (): Promise<MensualidadEnLista | null> => {
      const mensualidad = await (await servicios.lecturas.mensualidades()).obtener(id);
      if (!mensualidad) return null;
      const { participante_id, periodo } = mensualidad;
      const suyas = await (await servicios.lecturas.mensualidades()).buscar({
        participante_id,
        ...(periodo ? { periodo } : {}),
        pagina: 1,
        limite: LIMITE_MAXIMO,
      });
      const enLaLista = suyas.datos.find((fila) => mismoId(fila.id, id));
      return enLista(mensualidad, enLaLista ?? SIN_NOMBRES, fechaEnBogota(servicios.reloj.ahora()));
    },
  });

export const CADA_MS = 15_000;

/** The same while a payment is being written: somebody else may pay it in another tab, or another room. */
export const consultaSaldoAlDia = (servicios: ServiciosPanel, id: Id) =>
  queryOptions({
    ...consultaMensualidad(servicios, id),
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
    refetchInterval: CADA_MS,
  });

/** `null` when the service does not offer it. */
export const consultaCartera = (servicios: ServiciosPanel, criterios: CriteriosCartera) =>
  queryOptions({
    queryKey: [...claveDe('mensualidades'), 'cartera', criterios],
    queryFn: () => servicios.finanzas().then((casos) => casos.cartera(criterios)),
    placeholderData: keepPreviousData,
  });

/** `null` when the service does not offer it. */
export const consultaRecaudo = (servicios: ServiciosPanel, { sede_id, ...rango }: Caja) => {
  const deSede = [...claveDe('mensualidades'), 'recaudo', String(sede_id ?? '')];
  return queryOptions({
    queryKey: [...deSede, rango],
    queryFn: () => servicios.finanzas().then((casos) => casos.recaudo({ ...rango, sede_id })),
    // Other days may come over those in sight; the figures of one sede are never under the name of another.
    placeholderData: (antes: Recaudo | null | undefined, consulta) =>
      consulta && hashKey(consulta.queryKey.slice(0, -1)) === hashKey(deSede) ? antes : undefined,
  });
};

/** `null` when the service does not offer it, or there is no such participante. */
export const consultaCuenta = (servicios: ServiciosPanel, participante: Id) =>
  queryOptions({
    queryKey: [...claveDe('mensualidades'), 'cuenta', String(participante)],
    queryFn: () => servicios.finanzas().then((casos) => casos.estadoDeCuenta(participante)),
  });

/** `null` when the service does not offer it, or there is nobody by that `clave`. */
export const consultaCuentaDePagador = (servicios: ServiciosPanel, clave: string) =>
  queryOptions({
    queryKey: [...claveDe('mensualidades'), 'cuenta-de-pagador', clave],
    queryFn: () => servicios.finanzas().then((casos) => casos.estadoDePagador(clave)),
  });
