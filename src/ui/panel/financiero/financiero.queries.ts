import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { crearLectorCobroPorDefecto } from '@/application/configuracion/datos-fundacion.port';
import type { ServiciosPanel } from '@/application/servicios/servicios-panel';
import { loPidePorNumero } from '@/domain/mensualidades/abono-en-lista';
import type { CriteriosCartera } from '@/domain/mensualidades/criterios-cartera';
import type { CriteriosMensualidades } from '@/domain/mensualidades/criterios-mensualidades';
import type { SolicitudGeneracion } from '@/domain/mensualidades/generacion';
import {
  enLista,
  type MensualidadEnLista,
  type NombresDeMensualidad,
} from '@/domain/mensualidades/mensualidad-en-lista';
import type { RangoFechas } from '@/domain/mensualidades/recaudo';
import { fechaEnBogota } from '@/domain/shared/fechas';
import { type Id, mismoId } from '@/domain/shared/id';
import { ordenarPor } from '@/domain/shared/orden';
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
export const consultaRecaudo = (servicios: ServiciosPanel, rango: RangoFechas) =>
  queryOptions({
    queryKey: [...claveDe('mensualidades'), 'recaudo', rango],
    queryFn: () => servicios.finanzas().then((casos) => casos.recaudo(rango)),
    placeholderData: keepPreviousData,
  });

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

/** How many live abonos already carry a reference; 0 when the service cannot tell. */
export const consultaReferencia = (servicios: ServiciosPanel, referencia: string) =>
  queryOptions({
    queryKey: [...claveDe('mensualidades'), 'referencia', referencia.toLowerCase()],
    enabled: referencia !== '',
    queryFn: () => servicios.finanzas().then((casos) => casos.abonos({ pagina: 1, limite: 5, referencia })),
  });

/** States in which something is owed. */
const CON_SALDO = ['PENDIENTE', 'CON_ABONO'] as const;

const leerPorPagar = async (
  servicios: ServiciosPanel,
  criterios: Partial<CriteriosMensualidades>,
): Promise<MensualidadEnLista[]> => {
  const paginas = await Promise.all(
    CON_SALDO.map((estado) =>
      servicios.lecturas.mensualidades().then((puerto) =>
        puerto.buscar({
          ...criterios,
          estado,
          orden: 'fecha_vencimiento',
          pagina: 1,
          limite: LIMITE_MAXIMO,
        }),
      ),
    ),
  );
  return paginas.flatMap(({ datos }) => datos).filter(({ saldo }) => saldo > 0);
};

/** Whose is the receipt, or the reference, that somebody brings. */
const participantesDelRecibo = async (servicios: ServiciosPanel, buscar: string): Promise<readonly Id[]> => {
  const abonos = await (await servicios.finanzas()).abonos({ pagina: 1, limite: 20, buscar, anulados: true });
  const pedidos = (abonos?.datos ?? []).filter((abono) => loPidePorNumero(abono, buscar));
  return [...new Set(pedidos.map(({ participante_id }) => participante_id))];
};

/**
 * What is owed by who matches, oldest due date first: by name, document or phone of who pays or of the participante, or by
 * the number or the reference of what they paid before. Nothing is asked while nobody is named.
 */
export const consultaPorPagar = (
  servicios: ServiciosPanel,
  { participante, buscar }: { participante?: Id; buscar: string },
) =>
  queryOptions({
    queryKey: [...claveDe('mensualidades'), 'por-pagar', participante ?? null, buscar],
    enabled: participante !== undefined || buscar !== '',
    queryFn: async (): Promise<readonly MensualidadEnLista[]> => {
      const delRecibo = buscar ? await participantesDelRecibo(servicios, buscar) : [];
      const suyas = [...delRecibo, ...(participante === undefined ? [] : [participante])];
      const filas =
        suyas.length > 0
          ? await Promise.all(suyas.map((participante_id) => leerPorPagar(servicios, { participante_id })))
          : [await leerPorPagar(servicios, { buscar })];
      return ordenarPor(filas.flat(), ({ fecha_vencimiento }) => fecha_vencimiento, false);
    },
  });

/** What generating a month would do; never from memory, because others charge too. */
export const consultaGeneracion = (
  servicios: ServiciosPanel,
  pedido: Pick<SolicitudGeneracion, 'periodo' | 'elecciones'>,
) =>
  queryOptions({
    queryKey: [...claveDe('mensualidades'), 'previa', pedido],
    gcTime: 0,
    queryFn: () => servicios.mensualidades().then((casos) => casos.generar({ ...pedido, simular: true })),
    // What is being chosen stays in place while its amounts are worked out; another month starts anew.
    placeholderData: (anterior) => (anterior?.periodo === pedido.periodo ? anterior : undefined),
  });

export const consultaAcudientesDe = (servicios: ServiciosPanel, participante: Id) =>
  queryOptions({
    queryKey: [...claveDe('acudientes'), 'de', String(participante)],
    queryFn: async () => {
      const { datos, error } = await (await servicios.acudientes()).listarDeParticipante(participante);
      if (error) throw error;
      return datos;
    },
  });

/** What a participante is usually charged. */
export const consultaCobroDe = (servicios: ServiciosPanel, participante: Id) =>
  queryOptions({
    queryKey: [...claveDe('participantes'), 'detalle', String(participante)],
    queryFn: () => servicios.lecturas.participantes().then((puerto) => puerto.obtener(participante)),
  });

/** What the foundation charges to whoever has no value or day of their own. */
export const consultaCobroPorDefecto = (servicios: ServiciosPanel) =>
  queryOptions({
    queryKey: [...claveDe('configuracion'), 'cobro'],
    queryFn: async () => crearLectorCobroPorDefecto(await servicios.configuracion()).leer(),
  });
